import type { Post } from './post.ts'

export const post = {
  id: 'app-or-website',
  slug: 'app-or-website',
  title: 'App or website? A test you can do at the counter',
  excerpt:
    'Ten minutes, a pencil and twenty customers will tell you whether an app can pay for itself in your shop. The three questions, the math, and what a website does instead.',
  meta: {
    title: 'App or Website? A Counter Test | Beacon & Bay Digital',
    description:
      'Does your shop need an app? Ask twenty customers three questions, do the math once, and know. With a worked example, real first-year costs, and the cheaper way.',
  },
  category: 'web-development',
  tags: ['Mobile Apps', 'Small Business', 'Loyalty', 'Budget'],
  author: 'Priya Raman',
  date: '2026-04-16',
  content: `About twice a month somebody calls to ask what an app costs. I answer with a question: who would open it on a rainy Tuesday? A roofer goes quiet at that. A deli owner in Islip gave me four names without looking up, and what each of them orders.

That is most of the decision. Nobody keeps an app for a business they need once in twelve years. People keep the ones they use every week. The test below turns the feeling into a number, and it takes ten minutes at your counter.

## The test

Choose an ordinary busy stretch, not the Saturday of a street fair. Take a sheet of paper with three columns, and ask the next twenty customers, all of them in order, including the ones in a hurry:

1. **When were you last here?** Make a mark if it was within the last two weeks.
2. **Do you usually get the same thing?** The same sandwich, the same barber, the same class. Make a mark for yes.
3. **What did you wait for today?** The line, the phone, the card, an answer. Write one word.

People answer gladly; it is quicker than the weather. Do not mention an app. If you ask people whether they would use one, they say yes to be kind.

## The math

You need two more figures from your register or your memory: how many visits you have in a week, and how often an ordinary regular comes. Then:

**Regulars = visits a week × share who were here in the last two weeks ÷ visits a week per regular.**

Here is the deli, with round numbers of the kind we see. It has 1,400 visits a week. Thirteen of the twenty had been there within two weeks, which is 65 percent, so 910 visits a week are made by regulars. They come 2.1 times a week. That makes about 430 people.

Our line is 300. Below it, an app hardly ever earns back its upkeep, and we say so on [the app page](/services/mobile-app) before anyone can order one. It is a rule of thumb from our own projects and not a law; a marina with 120 boat owners who each spend thousands may be the exception. A nail salon with 900 customers who come every seven weeks is not.

The second column tells you whether there is a task. If twelve of twenty want the same as always, “the usual, in two taps” is an app. If everyone wants something different, it is a menu, and a menu is a web page. The third column tells you what the app would have to fix. When the word is “line” or “phone”, ordering ahead helps. When it is “parking”, save your money.

## What it costs in the first year

An app that takes orders and payments starts with us at $11,999. Apple charges [$99 a year](https://developer.apple.com/programs/) for the account, Google [$25 once](https://support.google.com/googleplay/android-developer/answer/6112435). After the ninety days of included fixes, upkeep is $149 a month, nine times in the first year: $1,341. Together $13,464.

Suppose half of the 430 install it, which takes a sign on the counter and a free coffee. Then each of the 215 has to bring back about $63 in that year. If an extra visit leaves you $4 after bread and wages, that is sixteen more visits per person, one every three weeks or so. For people who come twice a week and stop waiting in line, that can be done. For people who come twice a year it cannot, with any design.

Put your own figures in. If the result is an extra visit every second day, you have your answer, and it cost you ten minutes.

## What a website does today

Many owners ask for an app because they want one of three things. A website can do more of them than it could a few years ago.

- **An icon on the phone.** Any site can be saved to the home screen, and a well-made one then opens without the browser’s bars. Show people how with a card at the counter.
- **Messages.** Websites saved to the home screen can send notices on iPhones [since iOS 16.4](https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/), and on Android for longer. The catch is that the customer must save it first and then agree, and most will not. A text message, with consent, reaches more people.
- **Ordering and booking.** Fully. Cards, wallets, saved details, all of it. The [website with booking or ordering](/services/website) is $4,499 and works for the customer who comes once as well.

What a website still does poorly: open in a second with no signal under the East River, remember people for a year without asking them to sign in, and sit on the first screen of the phone where habits live. If those three matter to you, it is a real reason.

## Two things the stores will ask

An app that only wraps your website will be sent back. Apple’s [guideline 4.2](https://developer.apple.com/app-store/review/guidelines/) wants more than a repackaged site, and the reviewers mean it.

Open the accounts in the name of the company, not your own. Google makes new personal accounts run a [closed test with at least twelve people for fourteen days](https://support.google.com/googleplay/android-developer/answer/14151465) before an app may go public, and organizations are spared that. More to the point, the accounts should be yours and not the developer’s, for the reasons in [who owns your website](/blog/who-owns-your-website).

## Three answers

- **Under 300 regulars, or no usual.** Website. Put the difference into being found by people who do not know you yet.
- **Over 300, a usual, and a line.** An app may pay. Begin with the one task in column three and leave out everything else.
- **Over 300 and no line.** Fix what they wait for first. It may be a second card reader.

Some businesses should do neither yet. If three calls in ten go unanswered at lunch, [a text to every missed call](/blog/missed-call-text-back) is live in two weeks and costs less than the sketch of an app.

Bring the sheet with the three columns to a [free consultation](/booking) and we will do the math together. I would like to see it even if you have decided. The words in the third column are usually the best part.`,
} as const satisfies Post
