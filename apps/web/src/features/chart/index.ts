export { Beam } from './beam.tsx'
export { ChartBase } from './chart-base.tsx'
export { ChartMarks } from './chart-marks.tsx'
export { projectPlace } from './project.ts'
