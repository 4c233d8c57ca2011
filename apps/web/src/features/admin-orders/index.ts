export { OrdersScreen } from './orders-screen.tsx'
export { ordersQuery } from './queries.ts'
