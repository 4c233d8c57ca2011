import { AdminScreen } from '../features/admin/index.ts'
import { ProductsScreen } from '../features/admin-products/index.ts'
import { paths } from '../paths.ts'

/** Products with their stock, and the state of their sources. */
export default function AdminProductsPage() {
  return (
    <AdminScreen title="Products" path={paths.adminProducts}>
      <ProductsScreen />
    </AdminScreen>
  )
}
