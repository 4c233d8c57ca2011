// The box alone: it is part of every page, and the screens, which the pages import themselves, are not.
export { SignUpBox } from './sign-up-box.tsx'
