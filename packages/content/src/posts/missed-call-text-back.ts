import type { Post } from './post.ts'

export const post = {
  id: 'missed-call-text-back',
  slug: 'missed-call-text-back',
  title: 'Missed-call text-back: how to set it up and stay within the law',
  excerpt:
    'A caller who reaches nobody dials the next name on the list. One text within a minute keeps many of them. The wording, the settings, the rules, and the first week.',
  meta: {
    title: 'Missed-Call Text-Back Guide | Beacon & Bay Digital',
    description:
      'Set up a missed-call text for a Long Island business: the wording, the switches, carrier registration, federal and New York rules, and how to test it first.',
  },
  category: 'ai-automation',
  tags: ['Text Messages', 'Automation', 'Missed Calls', 'Compliance', 'Home Services'],
  author: 'Luis Arroyo',
  date: '2026-10-01',
  content: `You are under a sink in Hicksville with both hands on a wrench, and the phone rings. By the time you are out, the caller has tried two other plumbers. She did not leave a message, and you do not call back, because the number could be anybody.

A missed-call text does one small thing about that. When a call goes unanswered, a text goes to the caller within a minute, in your name, with a question. Of everything we build it is the quickest to set up and the easiest to get wrong. It is also where the law looks at you most closely, so that part is longer than you might like.

## Write the text first

The good ones are short, signed and ask for something that can be answered with a thumb. This is one for a plumber:

*South Shore Plumbing: sorry we missed you, we are on a job. Reply 1 for a call by 5 today, or text us the problem and your town. STOP to opt out.*

It names the business first, because the number is not in her phone. It says when, and the time is true. It offers two ways on. It sells nothing, and that matters below. A plain text longer than [160 characters](https://www.twilio.com/docs/glossary/what-sms-character-limit) is split and billed as two, and a single curly quotation mark lowers the limit to 70. So use straight ones and count.

You need three versions. In working hours, the one above. In the evening: *We open at 8 and will call you first thing. If water is running, shut the main valve and call our emergency line.* And for holidays, with the date you are back. Do not promise an hour that you will not keep; a broken promise in writing is worse than a missed call.

## The switches

- **Ring first.** Let it ring as long as you do now, 20 to 25 seconds. The text is for calls that nobody takes, not a reason to stop taking them.
- **Once per number per day.** Somebody who calls four times in ten minutes should not get four texts.
- **Not to people you know.** Leave out the supply house, your family, the other van, and customers who are already in a conversation with you.
- **Not to landlines or hidden numbers.** A landline cannot receive it. Most systems check this for half a cent.
- **A person at the other end.** Replies have to land where somebody sees them within the promised time. If nobody will, do not send the text.
- **An off switch** on your own phone, for the day when the boat show prints your number by mistake.

The system can be part of your phone service, a feature of your job software, or a small program of its own. Ask to see the log: who got what, when, and what they answered.

## Register the number

Texts that software sends from a normal ten-digit number count as business messaging. The carriers want to know who you are and what you send, and messages from numbers that are not registered can be blocked without anyone telling you. It is called [10DLC registration](https://www.twilio.com/docs/messaging/compliance/a2p-10dlc). You state the business, its tax ID, the purpose (“customer care”), two sample texts, and how people come to get them. Approval takes from a few days to a few weeks.

## The law, as far as a non-lawyer can say

I set these up for a living and I have read the rules, but I am not a lawyer. If you send more than a few dozen a week, pay for an hour of one.

**The federal rule** is the Telephone Consumer Protection Act, [47 U.S.C. 227](https://www.law.cornell.edu/uscode/text/47/227). A person who gets messages in breach of it can sue for $500 each, and up to three times that if it was willful. Marketing texts need the person’s agreement in writing beforehand, and [sales texts belong between 8 AM and 9 PM](https://www.law.cornell.edu/cfr/text/47/64.1200) where the person is.

**New York** has its own law. Since 2021 [General Business Law 399-z](https://www.nysenate.gov/legislation/laws/GBS/399-Z) has covered sales texts along with calls: the do-not-call list counts, and so do the hours.

A reply to somebody who called you a minute ago, about that call, is a different thing from an advertisement. In practice it is fine. But it stays a reply only as long as it behaves like one:

- It goes out once, right away, and is about the call. To be quite safe, hold the night’s texts until 8 in the morning.
- No offer, no discount, no “while we have you”. With those it is marketing, and you do not have the consent.
- The caller’s number does not go on a list. Having called you once is not permission to be texted in spring.
- Whoever writes STOP, or “no”, or “leave me alone”, gets nothing more. The [federal rule on revoking consent](https://www.govinfo.gov/content/pkg/FR-2024-03-05/html/2024-04587.htm) accepts any reasonable way of saying it and allows ten business days at the most. Software does it at once; make sure that yours also understands the polite versions, and the Spanish ones.
- Keep the log. If somebody complains, it is your side of the story.

If you would like to write to these people later, ask for it: *May we text you once a year when your boiler is due? Reply YES.* Keep that yes with its date.

A medical or dental office has one more rule. Keep the reason for the call out of the text. “We missed your call” is enough, and anything clinical goes through the system you use for patients.

## The first week

1. Test from your own phone and from three others on different carriers, in working hours, at night, and on a day you have marked as a holiday.
2. Send STOP from one of them and call again. Nothing should come.
3. For seven days have every text copied to you as it goes out. We do this with each client and always find one person who should have been on the do-not-send list. Usually it is a mother.
4. Write down the missed calls of that week, how many got a text, how many answered, and which became work.

The fourth line is the only one that counts. On an October week in our worked example, an oil-to-gas contractor in Hicksville, thirty missed calls shrank to four that stayed without an answer. The figures are an illustration, and the [automation page](/services/ai-automation) says how they are counted.

Also look at when the calls were missed. If they bunch between twelve and one, moving somebody’s lunch is cheaper than any software. If they bunch after six, the questions are often the same five, and [a chat on your site](/blog/what-a-chatbot-should-not-answer) can take some of them, within limits.

**The text buys you an hour. Somebody still has to call.**

We build this with one more workflow for $299 a month, registration and wording included. If your phone service has the feature already, switch that on, use the text above, and keep the money. Stuck on the registration form? [Write to us](/contact); it is the same six questions every time.`,
} as const satisfies Post
