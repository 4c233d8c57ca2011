import { Button } from '../../ui/button.tsx'
import { Notice, takeFocus } from '../../ui/notice.tsx'
import { useCopy } from '../../ui/use-copy.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, for a lost phone; shown only this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = useCopy()
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
        <Button onClick={() => copy(codes.join('\n'))}>Copy</Button>
      </div>
    </div>
  )
}
