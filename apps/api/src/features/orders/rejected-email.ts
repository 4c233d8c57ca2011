import { INVALID_EMAIL } from '@beacon/contract/fields'
import { AppError } from '../../http/errors.ts'
import { isEmailRefused } from '../../payments/payment-failure.ts'

/** Reports an email address that the card provider rejects as an error of the form's field. */
export const rejectedEmailAt = (field: string) => (error: unknown) => {
  throw isEmailRefused(error)
    ? new AppError('invalid_input', undefined, { fields: { [field]: INVALID_EMAIL }, cause: error })
    : error
}
