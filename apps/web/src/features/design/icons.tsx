import { Icon, iconNames } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'

/** The logo and every icon with its name. */
export function Icons() {
  return (
    <div className="grid gap-8">
      <Logo className="h-20 w-18" />
      <ul className="grid grid-cols-3 gap-4 md:grid-cols-8">
        {iconNames.map((name) => (
          <li key={name} className="grid justify-items-start gap-2 text-muted text-xs">
            <Icon name={name} className="size-7 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
