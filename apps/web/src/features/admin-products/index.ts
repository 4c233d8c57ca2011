export { ProductsScreen } from './products-screen.tsx'
