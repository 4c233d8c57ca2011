import { useSearchParams } from 'react-router-dom'
import { ListDetail, useOpenRecord, usePagedList, useSearchText } from '../admin/index.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import { isOrderFilter, isOrderKind, type OrderFilter, ordersQuery } from './queries.ts'

/** The orders, their state, and what has to be done about each. */
export function OrdersScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const [state, kind] = [params.get('state'), params.get('kind')]
  const filter: OrderFilter = {
    search: search.committed || undefined,
    state: isOrderFilter(state) ? state : undefined,
    kind: isOrderKind(kind) ? kind : undefined,
  }
  const { openId, close } = useOpenRecord('order')
  const orders = usePagedList(ordersQuery(filter))
  return (
    <ListDetail
      openId={openId}
      onClose={close}
      hint={orders.data?.pages[0]?.total ? 'Choose an order to see it here.' : ''}
      list={<OrderList orders={orders} filter={filter} search={search} openId={openId} />}
      detail={openId && <OrderDetail key={openId} id={openId} onClose={close} />}
    />
  )
}
