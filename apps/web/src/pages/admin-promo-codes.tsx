import { AdminScreen } from '../features/admin/index.ts'
import { PromoCodesScreen } from '../features/admin-promo-codes/index.ts'
import { paths } from '../paths.ts'

/** Promo codes, to create and to end. */
export default function AdminPromoCodesPage() {
  return (
    <AdminScreen title="Promo codes" path={paths.adminPromoCodes}>
      <PromoCodesScreen />
    </AdminScreen>
  )
}
