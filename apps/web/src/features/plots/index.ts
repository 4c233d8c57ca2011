export { countText, dollarText, percentText, shortDollarText } from './figures.ts'
export { FiguresTable } from './figures-table.tsx'
export { Area, Bar, Dot, Line, Mark, Plot, PlumbLine } from './plot.tsx'
export { bands, domainOf, roundTicks, upward } from './scales.ts'
