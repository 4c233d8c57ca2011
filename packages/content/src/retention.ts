/** How long personal data is kept: the privacy policy promises it, and housekeeping does it. */
export const retention = {
  inquiryYears: 2,
  freeBookingYears: 2,
  /** Orders, payments and paid bookings, as tax and accounting rules ask. */
  paidYears: 7,
  /** What was begun and never paid for. */
  unpaidDays: 90,
  /** A place on the waiting list, after its day. */
  waitingDays: 7,
  /** A chat, after its last message. */
  chatDays: 30,
  /** The copy of an email that was written to one subscriber. */
  personalEmailDays: 90,
  /** A newsletter address that is never confirmed. */
  unconfirmedDays: 14,
  /** A newsletter address that mail servers refuse. */
  refusedDays: 365,
  /** The internet address of an attempt to sign in as staff, and of whatever else staff did. */
  staffAddressDays: 90,
  /** The code by which an erased person is recognized: longer than any backup, and than a bank takes for a dispute. */
  erasedDays: 200,
} as const

export const inquiryMonths = retention.inquiryYears * 12
