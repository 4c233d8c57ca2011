import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const seoPage: ServicePage = {
  slug: 'seo',
  meta: {
    title: 'Local SEO on Long Island from $799 | Beacon & Bay Digital',
    description:
      'Local SEO for Nassau, Suffolk, Queens and Brooklyn: the map pack, town pages and technical fixes, done month by month and counted in calls. From $799/month.',
  },
  title: 'Local SEO: be the name that comes up.',
  lead: 'Someone in West Islip types “boiler repair near me” at seven in the morning. Three names fit on the screen. This is the work of being one of them.',
  whatItIs: {
    title: 'Two lists, two kinds of work',
    paragraphs: [
      'A local search shows two lists. The upper one, the map pack, has three places and is drawn from Google Business Profiles: how near you are, how well your profile matches the words, and what people say about you. The lower one is drawn from websites. Most businesses here are in neither, or in one by accident.',
      'For the map pack we run your profile as if it were a storefront window: right categories, every service listed by the name people use, hours that are true on Presidents’ Day, a photo a week, an answer to every review. For the website list we give each service and each town that matters a page that says something a person from that town would recognize, and we repair whatever keeps Google from reading it.',
      'Nearness cannot be bought. A plumber in Lindenhurst will not lead the map pack in Port Jefferson, whatever anyone promises. A Port Jefferson page can still lead the list below it, and that is where we put the hours.',
    ],
  },
  features: [
    {
      title: 'Your rank, drawn on a map',
      text: 'We measure your place from a grid of points around your address, every week. You see where you fade out, street by street, and whether last month moved it.',
    },
    {
      title: 'Google Business Profile, run weekly',
      text: 'Categories, services, photos, posts, questions and reviews. We also report the fake listings in your trade, of which locksmiths and garage-door firms have plenty.',
    },
    {
      title: 'Town and service pages',
      text: 'One to four a month, by plan, written after a call with you, with your jobs, your photos and your prices. No page exists only to hold a town’s name.',
    },
    {
      title: 'Repairs, not a list of repairs',
      text: 'Broken redirects, slow templates, missing structured data, three spellings of your address: our developers fix them on your site within the plan’s hours.',
    },
    {
      title: 'Listings that agree',
      text: 'Apple Maps, Bing, Yelp, the trade directories and the data houses behind them show one name, one address, one phone.',
    },
  ],
  process: {
    title: 'Month by month',
    steps: [
      {
        when: 'Month 1',
        title: 'Soundings',
        text: 'Crawl of the site, rank grid, call tracking with your own number kept on the listings, and an interview about which jobs you want more of. The Google profile is rebuilt in week two, because it pays back first.',
      },
      {
        when: 'Month 2',
        title: 'Repairs',
        text: 'Technical fixes go live. Titles and pages that compete with each other are merged. The first service page is rewritten from recordings of how customers describe the problem.',
      },
      {
        when: 'Months 3 and 4',
        title: 'Towns',
        text: 'Pages for the towns you drive to most, each with jobs done there. Review requests start, by text, the day after a job. First movement in the map pack usually shows here.',
      },
      {
        when: 'Months 5 and 6',
        title: 'Links from neighbors',
        text: 'Suppliers, chambers of commerce, Little League, the local papers: links that come from people who know you. Pages that rank 5 to 15 are improved before new ones are written.',
      },
      {
        when: 'Month 7 on',
        title: 'Keep and widen',
        text: 'A part of the plan’s hours holds what you have; the rest goes to the next town or service. Twice a year we ask whether the next dollar is better spent on ads, and say so if it is.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'SEO is hours. The $799 plan is about eight hours a month, which is enough for one location to hold its own town. Most clients drive to four or five towns and need a page for each, and that takes about eleven: $999 a month, the plan most clients choose and the one the services page shows.',
      'There is no set-up fee. Month one costs the same as month seven although it is more work for us, because we expect to be here in month seven.',
    ],
    plans: [
      {
        name: 'One town',
        price: { cents: 79_900, per: 'month', display: '$799/month' },
        forWhom: 'One location whose customers come from close by: a salon, a deli, a dentist.',
        includes: [
          'About 8 hours a month',
          'Google Business Profile, weekly',
          'One new or rewritten page a month',
          'Rank grid of 49 points',
        ],
      },
      {
        name: 'Several towns',
        price: { cents: 99_900, per: 'month', display: '$999/month' },
        forWhom: 'One location that drives: trades, caterers, home care. Up to six towns.',
        includes: [
          'About 11 hours a month',
          'Everything in One town',
          'Two to four pages a month',
          'Review requests by text',
          'Links from neighbors',
        ],
        mostChosen: true,
      },
      {
        name: 'Whole island',
        price: { cents: 159_900, per: 'month', display: '$1,599/month' },
        forWhom: 'Several locations, or one that competes in Queens and Brooklyn.',
        includes: [
          'About 18 hours a month',
          'Everything in Several towns',
          'Up to four Google profiles',
          'A call every two weeks',
        ],
      },
    ],
  },
  notIncluded: [
    'Ad spend and ad management; see PPC',
    'A new website; we work on the one you have, and say so if it is past repair',
    'Bought links, in any amount and under any name',
    'Reviews written by anyone who is not a customer; they are against New York and federal law',
    'Photography; we tell you what to shoot, and your phone is usually good enough',
  ],
  success: {
    intro:
      'Before we start we write down what a good month looks like in six months, as a number of calls and forms. The monthly report opens with that number.',
    measures: [
      {
        title: 'Calls over thirty seconds',
        text: 'From the Google profile and the site, counted separately, with robocalls taken out.',
      },
      {
        title: 'Forms and bookings',
        text: 'Each with the page and, where Google tells, the search that it came from.',
      },
      {
        title: 'Share of the rank grid',
        text: 'The percentage of points around you where you are among the first three, for five searches you chose.',
      },
      {
        title: 'What a job cost you',
        text: 'Our fee divided by the jobs you booked. You tell us the bookings once a month; without that number the rest is weather.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A heating and plumbing firm in Lindenhurst, four vans',
    situation:
      'In the map pack for its own name only. Nine calls a month from search, most of them about a brand it no longer serviced.',
    work: 'Profile rebuilt under the right primary category, pages for Babylon, Copiague, Amityville and West Islip, a review text after each job, and one merged “services” page that had been competing with three others.',
    figures: [
      { value: '9 to 47', label: 'calls a month from search, month 1 to month 8' },
      { value: '6% to 41%', label: 'of the rank grid in the first three' },
      { value: '$21', label: 'plan cost per call in month 8' },
    ],
  },
  faqs: [
    {
      question: 'Why does the home page say $799 and the services page $999?',
      answer:
        'Both are right. $799/month is where SEO starts, for one location and one town. $999/month is the plan most clients choose, because most serve several towns.',
    },
    {
      question: 'How soon will I see something?',
      answer:
        'Profile work usually shows in the map pack in four to eight weeks. Pages take three to six months. If month four shows no movement on the rank grid, we tell you why before you have to ask.',
    },
    {
      question: 'My competitor has 300 reviews. Do I have a chance?',
      answer:
        'Yes, in the points of the map nearer to you, and with fresh reviews: three a week beat three hundred that stopped last spring. We set up the request so that it goes out by itself after each job.',
    },
    {
      question: 'I serve customers at their homes and have no shop. Can I be on the map?',
      answer:
        'Yes. Google allows service-area businesses with a hidden address. It does not allow a mailbox or a rented desk, and listings that use one get suspended, so we will not set one up.',
    },
    {
      question: 'Do you write the pages with AI?',
      answer:
        'No page goes out that a machine wrote. We use software to sort search terms and find gaps. The words come from a call with you and are written by a person who can find Copiague on a map.',
    },
    {
      question: 'What happens to my rankings if I stop?',
      answer:
        'Pages, profile and listings stay yours and stay up. In a quiet trade they hold for a year or more; against busy competitors they slip in about six months.',
    },
    {
      question: 'What about answers in ChatGPT and Google’s AI overviews?',
      answer:
        'They quote pages that state plainly who you are, where, and at what price, and listings that agree with each other. That is the same work. We track whether you are named for your five searches and report it, without selling it as a separate product.',
    },
  ],
  relatedServices: ['ppc', 'website', 'ai-automation'],
  relatedPosts: ['what-seo-costs-on-long-island', 'how-many-town-pages'],
  consultation: 'seo-audit',
}
