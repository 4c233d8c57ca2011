import { AdminScreen } from '../features/admin/index.ts'
import { CodesScreen } from '../features/admin-codes/index.ts'
import { paths } from '../paths.ts'

export default function AdminCodesPage() {
  return (
    <AdminScreen title="Promo codes" path={paths.adminCodes}>
      <CodesScreen />
    </AdminScreen>
  )
}
