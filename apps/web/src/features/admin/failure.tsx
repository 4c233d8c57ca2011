import { Notice } from '../../ui/notice.tsx'

/** Why an act was not done, in the server's words; nothing while there is nothing to say. */
export const Failure = ({ error }: { error: Error | null | undefined }) =>
  error && (
    <Notice tone="danger" live>
      {error.message}
    </Notice>
  )
