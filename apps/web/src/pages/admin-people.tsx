import { AdminScreen } from '../features/admin/index.ts'
import { PeopleScreen } from '../features/admin-people/index.ts'
import { paths } from '../paths.ts'

/** Everything stored about a person, to copy or to erase. */
export default function AdminPeoplePage() {
  return (
    <AdminScreen title="People" path={paths.adminPeople}>
      <PeopleScreen />
    </AdminScreen>
  )
}
