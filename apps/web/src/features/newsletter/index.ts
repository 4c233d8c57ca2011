// Exports the box only: it is part of every page; the screens are not, and the pages import those directly.
export { SignUpBox } from './sign-up-box.tsx'
