export { JobRow } from './job-row.tsx'
export { countStuck, isMoving, jobName } from './job-words.ts'
export { OutboxScreen } from './outbox-screen.tsx'
export { jobsQuery } from './queries.ts'
