import ICAL from 'ical.js'

export interface CalendarEntry {
  method: string | undefined
  uid: string
  sequence: number
  status: string | undefined
  summary: string
  description: string
  location: string
  url?: string
  startsAt: Date
  endsAt: Date
  zone: string
  /** Zones that the file itself defines. */
  zones: string[]
  organizer: string
  attendees: string[]
  /** The alarms, relative to the start. */
  alarms: string[]
}

/** Reads a calendar file as a calendar program does: with a library other than the one that wrote it. */
export function readCalendar(text: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const instant = (time: ICAL.Time) => {
      const zone = zones.find(
        ({ tzid }) => tzid === component.getFirstProperty('dtstart')?.getParameter('tzid'),
      )
      if (zone) time.zone = zone
      return time.toJSDate()
    }
    return {
      method: text_(calendar.getFirstPropertyValue('method')),
      uid: event.uid,
      sequence: event.sequence,
      status: text_(component.getFirstPropertyValue('status')),
      summary: event.summary,
      description: event.description,
      location: event.location,
      ...(component.hasProperty('url') ? { url: String(component.getFirstPropertyValue('url')) } : {}),
      startsAt: instant(event.startDate),
      endsAt: instant(event.endDate),
      zone: String(component.getFirstProperty('dtstart')?.getParameter('tzid')),
      zones: zones.map(({ tzid }) => tzid),
      organizer: event.organizer,
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}

const text_ = (value: unknown): string | undefined => (value === null ? undefined : String(value))
