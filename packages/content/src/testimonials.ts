export type Testimonial = {
  id: string
  name: string
  company: string
  location: string
  /** Whole stars of five. */
  rating: 1 | 2 | 3 | 4 | 5
  content: string
}

/** Said to who asks whether they are real. Like the ratings, they are the owner's to replace; then this is, too. */
export const testimonialsNote =
  'No. The people and businesses quoted on this site are invented, and the rating is an example, as are the sample projects and the case study. Please do not decide by them: ask us for references first.'

/** Invented people and businesses (decision D9), in the order of the carousel. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'marisol-vega',
    name: 'Marisol Vega',
    company: 'Vega’s Kitchen',
    location: 'Patchogue, NY',
    rating: 5,
    content:
      'Our phone rang eleven times on the first Monday. I thought something was broken. It was the new listing, and seven of those calls were dinner for four or more.',
  },
  {
    id: 'kevin-halloran',
    name: 'Kevin Halloran',
    company: 'Halloran & Sons Plumbing',
    location: 'Huntington, NY',
    rating: 5,
    content:
      'They turned off half of my ads in the first week and I got more calls. Every month I get a page that says what I spent and what each call cost. That is all I ever wanted to know.',
  },
  {
    id: 'anita-rao',
    name: 'Dr. Anita Rao',
    company: 'South Bay Family Dental',
    location: 'Babylon, NY',
    rating: 5,
    content:
      'The chat books cleanings while my front desk is at lunch, in English and Spanish. Last month it took forty-one appointments and passed the three it could not handle to a person.',
  },
  {
    id: 'joe-tedesco',
    name: 'Joe Tedesco',
    company: 'Tedesco Marine Canvas',
    location: 'Freeport, NY',
    rating: 4,
    content:
      'The site took two weeks longer than I hoped, because I was slow with the photos and they would not fake them. It has paid for itself twice since the boats came out of storage.',
  },
]
