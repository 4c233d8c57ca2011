import type { PrintifyServer } from '@beacon/stand-ins/printify-server'
import type { Clock } from './clock.ts'

const LEAVES_AFTER_MS = 60_000
const ARRIVES_AFTER_MS = 180_000
const LOOK_EVERY_MS = 5000
const PRINTING = ['sending-to-production', 'in-production']

/** Lets the demo's print shop work: a parcel leaves a minute after its order and arrives two minutes later. */
export function startParcels(printify: PrintifyServer, clock: Clock): () => void {
  const timer = setInterval(() => void moveParcels(printify, clock()), LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Advances what is due; resolves once its webhooks have been delivered or abandoned. */
export async function moveParcels(printify: PrintifyServer, now: Date): Promise<void> {
  for (const { id, status, sent_to_production_at: sentAt, shipments } of printify.orders()) {
    const age = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
    const isUnderWay = status === 'fulfilled' && shipments?.[0]?.delivered_at === null
    if (PRINTING.includes(status) && age >= LEAVES_AFTER_MS)
      await printify.moveOrder(id, 'fulfilled', parcelOf(id))
    else if (isUnderWay && age >= ARRIVES_AFTER_MS)
      await printify.moveOrder(id, 'fulfilled', { ...parcelOf(id), deliveredAt: now })
  }
}

/** The tracking number is invented: the carrier's page will not know it. */
function parcelOf(orderId: string) {
  const number = `9400${(BigInt(`0x${orderId}`) % 10n ** 18n).toString().padStart(18, '0')}`
  return {
    carrier: 'USPS',
    number,
    url: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  }
}
