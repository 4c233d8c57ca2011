/** A price with its figure in display type: 'From' and '/month' stand back. */
export function Price({ display }: { display: string }) {
  const [, from = '', figure = display, per = ''] = /^(From )?([^/]+)(\/.+)?$/i.exec(display) ?? []
  return (
    <span className="whitespace-nowrap">
      {from && <span className="text-muted text-sm">{from}</span>}
      <span className="font-display font-semibold text-h3 tabular-nums tracking-tight">{figure}</span>
      {per && <span className="text-muted text-sm">{per}</span>}
    </span>
  )
}
