import { Button } from '../../ui/button.tsx'
import { Notice, takeFocus } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, for a lost phone; shown only this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const showToast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('Copied.'),
      () => showToast('The browser does not let us copy. Please select the codes.', 'danger'),
    )
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <h3 ref={takeFocus} tabIndex={-1} className="font-semibold text-base">
        Your recovery codes
      </h3>
      <Notice tone="warning">
        Keep them where you would look for them without your phone: on paper, or in a password manager. Each
        works once. They are not shown again.
      </Notice>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-1 tabular-nums tracking-wide sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  )
}
