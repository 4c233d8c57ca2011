import type { Post } from './post.ts'

export const post = {
  id: 'count-phone-calls-in-analytics',
  slug: 'count-phone-calls-in-analytics',
  title: 'Count your phone calls in Google Analytics in one afternoon',
  excerpt:
    'Make the number a link, count each tap, add the calls from Google and from ads, and know which of them were customers. Six steps, one afternoon, no extra software.',
  meta: {
    title: 'Count Calls in Google Analytics | Beacon & Bay Digital',
    description:
      'Count phone calls from your website in Google Analytics 4: phone links, a Tag Manager trigger, a key event, the calls from your Google profile, and a notebook.',
  },
  category: 'software-tutorials',
  tags: ['Google Analytics', 'Call Tracking', 'Tag Manager', 'Reporting'],
  author: 'Nell Castellano',
  date: '2026-08-13',
  content: `When I ran a box office I could tell you at any minute how many seats were sold and through which window. My first agency client, an electrician in Bethpage, spent more on marketing than that theater did and knew only that “the phone is busy” or “the phone is slow”. The trades here live by the phone, and Google Analytics knows little about it until you teach it.

You need an afternoon, the passwords for Google Analytics and your website, and a phone. It costs nothing. At the end you will know how many visitors tapped your number, on which page, and where they had come from.

## What you can count and what you cannot

There are three streams of calls, and each has its own meter:

- Visitors of your website who tap the number. Steps 1 to 4.
- People who tap “Call” on your Google profile and never see your site. Step 5.
- People who click on an ad. Step 6.

A fourth stream has no meter: those who read your number on a desktop screen, or on the side of the van, and dial it. For them there is step 7, and it is made of paper.

## 1. Make every number a link (30 minutes)

Open your site on a phone and tap each number you can find: header, footer, contact page, the bottom of every service page. If nothing happens, it is only text. In your website’s editor, mark the number, choose “link”, and enter \`tel:+16315550142\` with your own digits: plus sign, country code, no spaces. A number inside a picture has to be typed out.

This step alone brings calls, because people do not copy ten digits by hand anymore.

## 2. Teach Tag Manager to notice a tap (45 minutes)

[Google Tag Manager](https://support.google.com/tagmanager/answer/6103696) is a free container for measuring code. If your site has none, its maker can put one in within a quarter of an hour. In the container:

1. Under Variables, configure the built-in ones and check Click URL and Click Text.
2. Make a new trigger of the type [Click, Just Links](https://support.google.com/tagmanager/answer/7679320). Let it fire on some link clicks, where Click URL starts with \`tel:\`.
3. Make a new tag of the type Google Analytics: GA4 Event. Enter your measurement ID (it begins with \`G-\`). Call the event \`phone_tap\`. Add one event parameter, \`tap_text\`, with the value \`{{Click Text}}\`. Attach the trigger.
4. Do not publish yet.

You may choose another name, within [Google’s rules](https://support.google.com/analytics/answer/13316687): letters, digits and underscores, beginning with a letter. Choose once. If you rename it next year, you have two half histories.

Analytics also has an automatic count of [outbound clicks](https://support.google.com/analytics/answer/9216061). I do not rely on it for calls. An event of your own says exactly what it counts and stays the same when Google changes the automatic one.

## 3. Test it with your thumb (20 minutes)

Press [Preview](https://support.google.com/tagmanager/answer/6107056) in Tag Manager, enter your address, and tap the number. The tag must appear under “Tags fired”, once. Twice means that an older plug-in counts as well; remove one of the two. Then look at the Realtime report in Analytics for \`phone_tap\`. If it is there, publish the container, and repeat the test on a real phone, on mobile data, on three pages.

If your site asks visitors for consent before it measures, as ours does, test both answers. Those who decline are not counted. That is as it should be, and it makes your figure a little low.

## 4. Make it a key event (10 minutes)

In Analytics, under Admin and Events, mark \`phone_tap\` as a [key event](https://support.google.com/analytics/answer/9267568). A new event can take a day to appear there. From then on the acquisition reports have a column in which calls stand beside visits, by search, ads, social media and direct.

While you are in Admin, look at data retention and raise it from two months to [fourteen](https://support.google.com/analytics/answer/7667196). Standard reports keep their totals in any case. The detailed explorations forget, and the setting does not work backwards.

## 5. Add the calls from your Google profile (10 minutes a month)

These never touch your website, and for many shops they are the majority. Open the [performance page](https://support.google.com/business/answer/9918094) of your profile on the first of each month and copy three figures into a sheet: calls, directions, website clicks. Keep your own number on the profile. And give its website link a tag, as our [checklist](/blog/google-business-profile-checklist) describes, or else Analytics will mix those visitors with ordinary search.

## 6. If you advertise, use Google’s own meter (30 minutes)

Google Ads can show visitors from an ad a [forwarding number](https://support.google.com/google-ads/answer/6095883) that rings your phone and knows how long you talked. Set the minimum to 60 seconds. Do this before [the first ad runs](/blog/first-thousand-dollars-google-ads), since an account that cannot see calls learns to buy clicks.

## 7. A notebook beside the phone (two weeks)

For fourteen days whoever answers writes four words per call: time, town, what about, booked or not. One question may be added: “How did you come across us?” People’s memory for this is poor, and “Google” covers everything from an ad to your own name. What the notebook is good for is the last column.

Then lay the three sources side by side.

## Reading the result

Say a week shows 31 taps on the site, 24 calls from the profile and, in the notebook, 44 calls of which 15 were bookings.

**Taps are not calls.** Some people tap by accident and some hang up at the first ring. Where our clients have call tracking as well, about seven taps in ten become a call of more than thirty seconds. Use your own ratio once the notebook has given it to you.

**The page tells you more than the total.** Eleven taps on the emergency page and none on the home page may mean that the home page hides the number on a phone.

**Look at the hour.** If a third of the taps come after six and the notebook ends at five, you have found the cheapest improvement there is: [a text to the callers you miss](/blog/missed-call-text-back).

**Divide money by bookings.** If you spend $799 a month and can trace twelve bookings to search, each cost you $67. If that is less than a job leaves you, carry on. I would rather see that one number on a piece of tape at the register than a forty-page report.

## When you need more than this

Call tracking with a pool of numbers tells you which search led to which call, and can record them. It starts to pay when you spend more than about $2,000 a month on ads. Recording has laws of its own, so have the announcement in place before the first call.

Up to that point the afternoon above is enough. If you get stuck at step 2, bring the passwords to a [free consultation](/booking); it is half an hour’s work for somebody who has done it before. For clients on [PPC](/services/ppc) and [SEO](/services/seo) it is part of the first week.`,
} as const satisfies Post
