/** A price with its figure in display type; 'From' and '/month' are smaller. */
export function Price({ display }: { display: string }) {
  const [, from = '', figure = display, per = ''] = /^(From )?([^/]+)(\/.+)?$/i.exec(display) ?? []
  return (
    <span>
      {from && <span className="text-muted text-sm">{from}</span>}
      <span className="whitespace-nowrap">
        <span className="font-display font-semibold text-h3 tabular-nums tracking-tight">{figure}</span>
        {per && <span className="text-muted text-sm">{per}</span>}
      </span>
    </span>
  )
}
