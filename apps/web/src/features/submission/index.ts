export { FailureText, FormFailure } from './form-failure.tsx'
export { reasonOf } from './reason-of.ts'
export { useSubmission } from './use-submission.ts'
