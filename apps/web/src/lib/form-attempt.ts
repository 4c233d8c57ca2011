import type { Attribution } from '@beacon/contract/attribution'
import type { call as apiCall } from './api.ts'
import { errorsOf, type FormErrors, type FormValues } from './form-values.ts'

/** One submission of a form. It is resent unchanged, so that the server can tell a repeat from a new lead. */
export interface FormAttempt<Form> {
  /** The Idempotency-Key of its calls. */
  id: string
  form: Form
  /** What only a script fills in. */
  faxNumber: string
  /** Milliseconds from the form's appearance to the first attempt. */
  elapsedMs: number
  attribution: Attribution
}

/** The parsed form, or one message for every field that it refuses. */
export type Checked<Field extends string, Form> = { form: Form } | { errors: FormErrors<Field> }

export interface FormPorts {
  call: typeof apiCall
  /** Logs a failure that the visitor need not hear about. */
  log: (message: string, error: unknown) => void
}

/** The validation and the calls of one form, loaded when a visitor first touches it. */
export interface FormSender<Field extends string, Form> {
  check: (values: FormValues<Field>) => Checked<Field, Form>
  /** Throws when the visitor should send again. */
  send: (attempt: FormAttempt<Form>, ports: FormPorts) => Promise<void>
}

type Parsed<Form> =
  | { success: true; data: Form }
  | {
      success: false
      error: { issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }> }
    }

/** What a form needs of a schema of the contract. */
export interface FormSchema<Form> {
  safeParse: (values: unknown) => Parsed<Form>
}

/** Checks values by a schema of the contract: of several messages for a field the first one counts. */
export function checkForm<Field extends string, Form>(
  schema: FormSchema<Form>,
  values: FormValues<Field>,
): Checked<Field, Form> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { form: parsed.data }
  const errors: FormErrors<Field> = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as Field] ??= message
  return { errors }
}

/** While a visitor corrects a form, messages disappear or change, and no new ones appear. */
export const stillWrong = <Field extends string>(
  shown: FormErrors<Field>,
  checked: Checked<Field, unknown>,
): FormErrors<Field> => errorsOf('errors' in checked ? checked.errors : {}, Object.keys(shown) as Field[])

type Contents<Form> = Pick<FormAttempt<Form>, 'form' | 'faxNumber'>

/** The previous attempt if nothing has changed since, with its key and body; otherwise a new one. */
export function attemptFor<Form>(
  contents: Contents<Form>,
  before: FormAttempt<Form> | undefined,
  begin: () => Omit<FormAttempt<Form>, keyof Contents<Form>>,
): FormAttempt<Form> {
  return before && fingerprint(before) === fingerprint(contents) ? before : { ...contents, ...begin() }
}

/** A schema always names its fields in the same order. */
const fingerprint = <Form>({ form, faxNumber }: Contents<Form>) => JSON.stringify([form, faxNumber])
