import type { Post } from './post.ts'

export const post = {
  id: 'marketing-calendar-south-shore',
  slug: 'marketing-calendar-south-shore',
  title: 'A marketing calendar for a town that doubles in July',
  excerpt:
    'On the South Shore you earn in July what you prepared in February. A year in four tides, with the work for each month and a $6,000 ad budget laid out over it.',
  meta: {
    title: 'A South Shore Marketing Calendar | Beacon & Bay Digital',
    description:
      'A month-by-month marketing calendar for South Shore businesses: find your own season, what to build in winter, when to stop ads, and how to spend $6,000 on it.',
  },
  category: 'local-marketing',
  tags: ['Seasonal Marketing', 'Small Business', 'Budget', 'Email'],
  author: 'Maren Doyle',
  date: '2026-09-10',
  content: `My family’s bait shop in Captree took in eleven dollars in July for every dollar in February. We did our advertising in June, when we noticed that people were coming. By then the ones who plan had already picked a boat, a dock and a place to buy bunker.

I still see that pattern in most businesses between Babylon and Patchogue. The money goes out when the street is full, to reach people who are standing in front of the door. It is the second week of September. If you start now, you have eight months in which every hour counts for more.

## Find your own season before you copy mine

“Doubles in July” is a manner of speaking. Some towns swell far more than that and some hardly at all, and not every trade feels it. Three numbers tell you where you stand:

1. **Your register.** Write down sales by week for the last two years and divide each by the average week. The weeks above 1.3 are your season. The four weeks before the first of them are when your customers decide.
2. **Your town.** The Census Bureau counts homes that are kept for seasonal or occasional use, in [table B25004](https://data.census.gov/table?q=B25004). Look up your own hamlet and the next three along the water, and set that figure against all homes.
3. **What people type.** [Google Trends](https://trends.google.com/trends/) shows the months for a search such as “boat storage” or “outdoor dining” in the New York area. The curve begins to rise earlier than your register does, and the distance between the two is your lead time.

A dentist in Sayville or a tutor in West Islip will find the opposite season, with a hole in July. Turn the calendar below by six months and it still works.

## September to November: the locals come back

Your street belongs to the people who live here again, and many of them have avoided you since June. This is the time for the one thing that you could not do before: write to everybody who gave you an address over the summer. One letter, from a person, with one reason to come by on a weekday. The law wants a true sender, your postal address and an opt-out that you honor within ten business days; the FTC has a [readable guide](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business).

Ask for reviews from regulars now. They wrote none in August because you were both too busy. Put winter hours into the [Google profile](/blog/google-business-profile-checklist) on the day they begin, and confirm Thanksgiving and the holidays at the same time. Gift cards sell from the week before Thanksgiving, so the page that sells them should be up by the first of November.

## December to March: build

Nobody is looking, which is why it is the right time. Google itself says that work on a site takes [four months to a year](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) to show benefits. A page about your waterfront deck that goes live in May will be found in September.

- **December.** Read last summer’s complaints and questions in one sitting. Whatever was asked ten times goes on the website.
- **January.** Write the summer pages: deck, dock, ferry parking, private parties, winter storage, whatever yours are. Use last year’s photos and put this year’s prices on them in April.
- **February.** Repairs: the slow home page, the menu in a PDF, the booking form that nobody could finish on a phone.
- **March.** Communions, graduations and weddings are being booked. If you sell to them, advertise now, in small amounts.

## April to June: open the doors twice

Do it once on the street and once online, on the same day. Hours, prices, phone, the first photos with leaves on the trees. In the week before Memorial Day somebody who does not work for you should try, on their own phone, to find you, call you and book you. We do this with the owner’s mother where possible.

Hiring belongs here too. Put the summer jobs page up in April, because high-school students search for it over spring break.

Spend on ads while people are deciding, and in particular on those who come for the first time. Stop when the book is full.

## July and August: collect

Weekend ads are off. You cannot serve more people, and a click on a holiday Saturday costs you money so that somebody can stand in line. Three jobs remain:

- Ask for an address at every receipt, reservation and Wi-Fi login, with a plain sentence about what you will send. This list is your autumn.
- Take photographs. Thirty good ones from a full deck serve you until next June.
- Have a plan for rain. One prepared post and one small ad, “indoors, open, parking behind the building”, that you can switch on by ten in the morning.

## What it costs: $6,000 over a year

For a restaurant, a marina store or a salon near the ferries that has $500 a month for ads, I would never spend $500 a month. This is how I would lay the same money out:

- September $900, October $600, November $300, December nothing
- January $300, February $300, March $600
- April $900, May $1,200, June $600
- July nothing, August $300 in the last ten days, for people who come back from vacation

That is $6,000. A little more than a third goes out in April and May. July and August, when everybody else bids, get five cents of each dollar. Move the amounts along your own curve from the register. The shape should survive: heavy before the season, nothing in it, a second, smaller hill after it.

Your time follows the same line. I would plan a day a month from December to March, two hours a week in spring, and half an hour in August.

## Two mistakes I have made for you

The first was a summer sale. People who come to the water in July do not come because of ten percent, and the regulars who would have come anyway take the discount. Sell in October.

The second was stopping in winter altogether. A business that posts its last photo on Labor Day and answers no reviews until April looks closed, and people believe what they see. Twenty minutes a week is enough to look alive.

**Put four dates into your phone before you close this page: the first of November for gift cards, the second of January for the summer pages, the first of April for hours and prices, and the Tuesday after Labor Day for the letter.**

If you would rather do it with somebody, our [strategy session](/booking) is ninety minutes, costs $299, and ends with your year on one page. Restaurants can put their own figures into [the calculator](/restaurant-calculator) first and bring the result.`,
} as const satisfies Post
