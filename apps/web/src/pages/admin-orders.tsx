import { AdminScreen } from '../features/admin/index.ts'
import { OrdersScreen } from '../features/admin-orders/index.ts'
import { paths } from '../paths.ts'

/** Orders, with their payments, returns and history. */
export default function AdminOrdersPage() {
  return (
    <AdminScreen title="Orders" path={paths.adminOrders}>
      <OrdersScreen />
    </AdminScreen>
  )
}
