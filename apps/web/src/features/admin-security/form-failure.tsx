import { Failure } from '../admin/index.ts'
import { fieldErrorsOf } from './form-errors.ts'

/** Why a form was refused, where that belongs to no field of it. */
export const FormFailure = ({ error }: { error: Error | null }) =>
  Object.keys(fieldErrorsOf(error)).length === 0 && <Failure error={error} />
