import { classNames } from './class-names.ts'

interface SkeletonProps {
  /** What is being loaded, for assistive technology. */
  label: string
  /** Lines of text to come, or one block whose size `className` gives. */
  lines?: number
  className?: string
}

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5']

/** Stands where content is about to be, in the content's size. */
export function Skeleton({ label, lines = 0, className }: SkeletonProps) {
  return (
    <div
      role="status"
      className={lines > 0 ? classNames('grid gap-3', className) : classNames('skeleton', className)}
    >
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their place
        <span key={line} className={classNames('skeleton h-4', WIDTHS[line % WIDTHS.length])} />
      ))}
    </div>
  )
}
