import type { Post } from './post.ts'

export const post = {
  id: 'how-many-town-pages',
  slug: 'how-many-town-pages',
  title: 'How many town pages does a Long Island business need?',
  excerpt:
    'Usually four to six in the first year, never forty. How to choose the towns from your own invoices, what a page must hold to earn its place, and when to take one down.',
  meta: {
    title: 'How Many Town Pages Do You Need? | Beacon & Bay Digital',
    description:
      'How many town pages a Long Island business needs: pick towns from your invoices, pass five tests before writing, and stay clear of Google’s rule on doorways.',
  },
  category: 'seo-tips',
  tags: ['Local SEO', 'Town Pages', 'Website Content', 'Home Services'],
  author: 'Luis Arroyo',
  date: '2026-03-05',
  content: `A painter from Wantagh sent me his old website last winter. It had 112 town pages, from Great Neck to Orient. They were the same page, with one word changed. In a year they had brought him three visitors from search, and two of those were me.

For most businesses that drive to their customers, the answer is four to six town pages in the first year. A shop whose customers come to it needs none: one good page about where you are will do. The rest of this post is how to find out which four to six, and how to tell when a seventh is due.

## Why not all of them

Google’s spam policies have a name for what the painter had. [Doorways](https://developers.google.com/search/docs/essentials/spam-policies) are pages made to rank for similar searches that all lead to the same place, and pages for many towns that say nothing of their own are among the examples. What usually follows is quieter than people fear. Most of the pages are never shown to anybody, and the owner goes on paying for them.

The other reason is arithmetic. A page that deserves to rank takes us between two and three hours, half of it on the phone with the owner. Forty would be a hundred hours, spent on towns where you have done one job each.

## What people here call a town

On paper Nassau has three towns and Suffolk ten. Nobody types those. The Town of Islip holds Bay Shore, Brentwood, Sayville and a dozen more, and a person with a leaking roof in Sayville types Sayville. Most of the names that people use belong to hamlets, which have no government and no official border; the Census Bureau draws lines around them for counting and calls them [census designated places](https://www.census.gov/programs-surveys/bas/information/cdp.html).

So choose the name on the mailbox. And watch out for names that mean two things: “Babylon”, “Huntington” and “Hempstead” are each a town and a smaller place inside it. On the page, name the streets or the school district, and everybody including Google knows which one you mean.

## Choose from your invoices

1. Take last year’s invoices and sort them by the customer’s hamlet. It takes an hour with a spreadsheet.
2. For each hamlet write down the number of jobs, the average amount and the minutes of driving.
3. Cross out every hamlet with fewer than five jobs. You have nothing to show there yet.
4. Cross out those where you lose money on the road.
5. Of what is left, take the three with the most money and the one where you would most like to work. Those are your first four.

If you want to know how large a place is before you decide, [QuickFacts](https://www.census.gov/quickfacts/) has households and owner-occupied homes for everything with 5,000 people or more. I use it to break ties. The invoices come first, because they prove that somebody there has already picked you.

A heating and plumbing firm in Lindenhurst, the illustrative example on our [SEO page](/services/seo), ended with Babylon, Copiague, Amityville and West Islip. All four are within a quarter of an hour of the yard. That is the normal result, and it is a good one: you know the streets, your van is seen there, and the drive costs little.

## Five tests before a word is written

A page goes ahead if it passes four of these.

- **Jobs.** Can we describe three real ones, with the street or the neighborhood, the year of the house and the price range?
- **Photos.** Are there five from that place that nobody could mistake for another?
- **A difference.** Is anything about the work different there? Cesspools or sewers, flood zones south of Montauk Highway, Levitt houses with radiant pipes in the slab, a village that wants its own permit.
- **A voice.** Has a customer from there left a review that we may quote with the town’s name?
- **Searches.** Does the town’s name already appear among your queries in [Search Console](/blog/search-console-twenty-minutes), even far down? If it does, Google is half convinced.

When a town fails, it gets a line on the page that lists your service area. That is honest, and it is often enough for a small place where nobody else has bothered.

## What is on a page that works

Take the Copiague page of such a plumber. The title says the trade and the place. The first paragraph says how far the van is from there and what the visit costs. Then three jobs, each in four sentences with a photo: the boiler on Great Neck Road that had been converted twice, the crawl space near the canal where everything has to be hung from above. Then what is particular to the place. Then the review, the license number, a phone button, and links to the two services that people in Copiague ask for most.

It has about five hundred words and no history of the hamlet copied from an encyclopedia. Nobody with water in the basement wants to know who settled the place.

Try it with this check: cover the town’s name with your thumb. If you can still tell which town it is, the page is real.

## Service pages come first

A plumber with twelve town pages and one page called “Services” has built the porch before the house. Somebody searching “boiler replacement Babylon” needs a page about boilers at least as much as one about Babylon. Our order is: the three services that earn most, then four towns, then the next services. Multiplying the two, a page for every service in every town, leads straight back to 112.

## When to add the next one, and when to take one down

Every six months I look at three months of Search Console for each town page. If a page has under ten clicks in that time and has been up for at least half a year, it gets one rewrite with new jobs. If that does not help, I fold it into its neighbor and redirect the address. About one page in six ends like that, and the rest are better off.

Add a town when it has passed five jobs, when you hired somebody who lives there, or when the first four bring steady calls. Towns beyond the half-hour line are better tested [with ads](/blog/first-thousand-dollars-google-ads) first: three weeks will tell you whether anybody there wants you before you spend three hours on a page.

One thing that no page can do is move you on the map. The map pack goes largely by distance from the person who searches, and a Lindenhurst address will not lead it in Port Jefferson. Town pages work in the list underneath.

The painter kept five pages and redirected 107. What our plans hold in pages a month is on the [SEO page](/services/seo), and [what an hour of it costs](/blog/what-seo-costs-on-long-island) is written down too.`,
} as const satisfies Post
