export { Beam } from './beam.tsx'
export { CHART_VIEW_BOX, ChartBase } from './chart-base.tsx'
export { ChartMarks } from './chart-marks.tsx'
export { projectPlace } from './project.ts'
