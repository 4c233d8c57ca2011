import { StripPlot } from './strip-plot.tsx'
import { lastMonth, strips } from './strips.ts'

const [newClients] = strips

/** The first chart of the case study. */
export function ClientsPreview() {
  return newClients ? (
    <StripPlot strip={newClients} month={lastMonth} levels={4} named buoyed className="mt-14 h-56 md:h-72" />
  ) : null
}
