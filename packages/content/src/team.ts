type TeamMember = {
  id: string
  name: string
  position: string
  bio: string
  /** Posts of the blog carry this name: the page about us leads to them. */
  writes: boolean
}

/** The four people a client talks to; invented (decision D9). Portraits are found by `id`. */
export const team: readonly TeamMember[] = [
  {
    id: 'maren-doyle',
    name: 'Maren Doyle',
    position: 'Founder and Strategy Director',
    bio: 'Maren grew up behind the counter of her family’s bait shop in Captree and started the agency in 2018, after seeing what the shop paid for a website it could not change. She runs every first consultation and reads every monthly report before it goes out.',
    writes: true,
  },
  {
    id: 'luis-arroyo',
    name: 'Luis Arroyo',
    position: 'Head of Search and Automation',
    bio: 'Luis came from Brentwood by way of a newspaper’s classifieds desk, where he learned what people call things. He counts 200+ businesses ranked on page 1, and the follow-up systems he builds have brought clients 500% efficiency gains on the work they replaced, mostly typing the same email twice a day.',
    writes: true,
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    position: 'Lead Developer',
    bio: 'Priya builds the websites and apps and answers the emergency line one week in three. She keeps a four-year-old phone on her desk, and nothing launches until it is quick on that one.',
    writes: true,
  },
  {
    id: 'nell-castellano',
    name: 'Nell Castellano',
    position: 'Ads and Reporting Lead',
    bio: 'Nell ran the box office of a Patchogue theater and still thinks in empty seats. She reads the search terms of every ad account each Monday and wrote the one-page report that clients get each month.',
    writes: true,
  },
]
