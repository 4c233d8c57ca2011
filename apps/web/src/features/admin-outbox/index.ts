export { JobStateBadge } from './job-state-badge.tsx'
export { isMoving, jobName, needsPerson, UNCERTAIN } from './job-words.ts'
export { OutboxScreen } from './outbox-screen.tsx'
export { jobsQuery, useRetryJob } from './queries.ts'
