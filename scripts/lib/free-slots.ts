import { type BookingRequest, readAvailability } from '../../packages/contract/src/booking.ts'

export type Slot = Pick<BookingRequest, 'date' | 'time'>

/** The times that visitors can book on this server now, in order. */
export async function freeSlots(url: string, serviceId?: string): Promise<Slot[]> {
  const query = serviceId ? `?serviceId=${serviceId}` : ''
  const { dates } = readAvailability.response.parse(
    await (await fetch(url + readAvailability.path + query)).json(),
  )
  return dates.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  )
}
