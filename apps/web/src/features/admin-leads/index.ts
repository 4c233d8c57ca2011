export { LeadsScreen } from './leads-screen.tsx'
export { timeLeft } from './promise.ts'
export { leadsQuery } from './queries.ts'
export { WaitingTime } from './waiting-time.tsx'
