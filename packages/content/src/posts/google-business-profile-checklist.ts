import type { Post } from './post.ts'

export const post = {
  id: 'google-business-profile-checklist',
  slug: 'google-business-profile-checklist',
  title: 'The Google Business Profile checklist we run for every client',
  excerpt:
    'The two-hour list from every client’s first week: ownership, name, category, services, photos, reviews and a year of holiday hours, in the order we work through it.',
  meta: {
    title: 'Google Business Profile Checklist | Beacon & Bay Digital',
    description:
      'The Google Business Profile checklist we run for every Long Island client: ownership, categories, services, photos, reviews and holiday hours, in two hours.',
  },
  category: 'local-marketing',
  tags: ['Google Business Profile', 'Local SEO', 'Reviews', 'Photos'],
  author: 'Luis Arroyo',
  date: '2026-04-02',
  updated: '2026-09-24',
  content: `In the first week with a new client I spend two hours inside their Google Business Profile. It is the dullest work we do and it pays back first. Here is the list, in the order I go through it. You can run it on your own profile tonight. Have your phone, your business certificate and last week’s invoices on the table, because half of it is checking the screen against the world.

First, what a profile can do. Google ranks local results by [relevance, distance and prominence](https://support.google.com/business/answer/7091) and says on the same page that nobody can pay for a better place. Distance you cannot change. Relevance is what you fill in below. Reviews are the part of prominence that is in your hands.

## Who holds it

- The primary owner is an address of the business, and you can sign in to it. If it belongs to a former manager or an agency, get it back before you improve it. It is one of the [seven logins](/blog/who-owns-your-website).
- Nobody is on the list of managers whom you could not name.
- There is one profile. Search Google Maps for your phone number, your old address and the name of the previous owner. About one client in five has a second profile somewhere, with reviews on it that belong to the first.

## Who you are

- **Name.** What is painted on the sign. “Sal’s Auto Body”, without “Collision Repair Deer Park” behind it. Extra words are against [Google’s guidelines](https://support.google.com/business/answer/3038177) and a reason for suspension. If a competitor does it, use “Suggest an edit” on their profile and do not copy them.
- **Address.** Shown if customers come to you. If you go to them, hide it and set [service areas](https://support.google.com/business/answer/9157481) instead: Google allows twenty, within about two hours’ drive. List the towns you would drive to for a small job. Adding Montauk does not make you rank in Montauk; it only brings you a call you will turn down.
- **Phone.** A local number that a person answers, the same as on your website.
- **Hours.** As you live them. If you answer the phone from seven but open at nine, say so in the description, and do not claim 24 hours because a machine picks up.
- **Website link.** To the page for this location, with a tag such as \`?utm_source=google&utm_medium=organic&utm_campaign=profile\` at the end, so that [you can count](/blog/count-phone-calls-in-analytics) who came from it.

## What you do

**Primary category.** No other field moves as much. You get one primary and [up to nine more](https://support.google.com/business/answer/7249669). To choose, stand in your own parking lot, search for the job you want most, and look at what category the first three results carry. A barbershop filed as a hair salon will lose “barber near me” on its own doorstep, however good it is. Then add only categories for which you would take a booking tomorrow.

**Services.** Go through the last fifty invoices and enter each thing you were paid for, in the customer’s own words: “garbage disposal won’t turn”, under disposal repair. One line each, and a price or an honest “from”.

**Description.** Two sentences on what you do and where, one on how long you have done it, one on what makes you the wrong choice. “We do not do pools” has saved a landscaper in Sayville about ten calls a month.

**Attributes.** Step-free entrance, languages spoken, appointments needed, restroom. Only what is true. Somebody in a wheelchair will read it and drive over.

## What people see

- The cover photo is your front as a driver sees it from the road, sign included. On Montauk Highway people slow down and look for exactly that picture.
- Ten photos to begin with: the front, the inside, the counter, the parking, the people who work there, five finished jobs. Then one a week, with a phone. [Before-and-after pairs](/blog/before-and-after-photos) are the best of them.
- No stock photos. Look at what visitors have uploaded too, and flag what shows another business.

## What people say

Answer every review, newest first, in two sentences that mention what was done. Answer a bad one within a day: what happened, what you did about it, a number to call. Write for the hundred people who will read it, since the one who wrote it has made up their mind. If you run a medical or dental office, do not even confirm that the writer is a patient.

Then ask. Google gives each profile a [link and a QR code](https://support.google.com/business/answer/3474122) for the purpose. Ask everybody, on the day of the job or the day after, once. Ask without a gift: Google [does not allow incentives](https://support.google.com/contributionpolicy/answer/7400114), and it does not allow asking only those who seemed happy either. Invented or bought reviews break a [federal rule](https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers) as well, with fines attached.

## The whole year’s hours, in one sitting

Enter [special hours](https://support.google.com/business/answer/6303076) for every holiday of the coming year on one evening in December. Confirm the days you are open as usual as well. Ours for a shop here usually runs: New Year’s Day, Presidents’ Day, Good Friday, Memorial Day, Juneteenth, July 3 and 4, Labor Day, Rosh Hashanah and Yom Kippur, Columbus Day, the Wednesday before Thanksgiving, Thanksgiving, December 24 to 26 and New Year’s Eve. One party of six at a locked door writes a review that stays for years.

## Fifteen minutes a month, afterward

1. Look yourself up on a phone that is not signed in, from two ends of town.
2. Check whether Google or a stranger has changed anything. They can, and it happens around holidays.
3. Add photos and answer what is unanswered.
4. Write down calls, direction requests and website clicks from the [performance page](https://support.google.com/business/answer/9918094). A row of twelve tells you more than any single month.

## What is not on the list

Weekly posts, unless you have news. Coordinates hidden in photo files. Town names squeezed into replies to reviews. Packages of three hundred directory listings. I have tried all four with a clean before and after, and could not see a difference that held for a month.

Changes to the profile usually show in the map pack within four to eight weeks. If nothing has moved by then, the cause is elsewhere: distance, reviews, or a website that contradicts the profile. On a [free consultation](/booking) we look you up while we talk. Running the profile every week is part of our [SEO plans](/services/seo), and if your only trouble is a wrong category, we will tell you on the phone and you can fix it in a minute.`,
} as const satisfies Post
