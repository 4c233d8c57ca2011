import { Skeleton } from '../../ui/skeleton.tsx'

/** A placeholder for an order, in its own shape, so that nothing jumps when it loads. */
export const OrderSkeleton = () => (
  <div className="grid gap-10 noscript:hidden">
    <Skeleton label="Loading your order" className="-mt-8 h-6 w-80 max-w-full" />
    <ol aria-hidden="true" className="order-progress">
      {['w-16', 'w-9', 'w-20', 'w-18'].map((width) => (
        <li key={width}>
          <span className="order-mark" />
          <Bar width={width} />
        </li>
      ))}
    </ol>
    <div aria-hidden="true" className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="@container border-line border-t">
        <div className="order-line">
          <span className="skeleton" />
          <div className="grid content-start gap-3 pt-1">
            <Bar width="w-40" />
            <Bar width="w-24" />
          </div>
          <Bar width="w-14" />
        </div>
        <div className="grid gap-5 pt-5">
          {['w-20', 'w-18', 'w-9', 'w-16'].map((width) => (
            <div key={width} className="flex justify-between">
              <Bar width={width} />
              <Bar width="w-14" />
            </div>
          ))}
        </div>
      </div>
      <div className="order-heading grid content-start gap-3">
        {['w-20', 'w-32', 'w-28', 'w-40', 'w-44'].map((width) => (
          <Bar key={width} width={width} />
        ))}
      </div>
    </div>
  </div>
)

const Bar = ({ width }: { width: string }) => <span className={`skeleton h-4 max-w-full ${width}`} />
