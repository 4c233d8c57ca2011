import type { Post } from './post.ts'

export const post = {
  id: 'who-owns-your-website',
  slug: 'who-owns-your-website',
  title: 'Who owns your website? Seven logins to ask for',
  excerpt:
    'Seven accounts decide who controls your name, your mail and your listing. How to find out who holds each one, the message to send, and what to do if the answer is no.',
  meta: {
    title: 'Who Owns Your Website? | Beacon & Bay Digital',
    description:
      'Seven logins every business owner should hold: domain, DNS, hosting, website, email, Google profile and ads. How to check each one and how to get it back.',
  },
  category: 'web-development',
  tags: ['Domain Names', 'Website Ownership', 'Google Business Profile', 'Security'],
  author: 'Maren Doyle',
  date: '2026-03-19',
  content: `In the winter of 2017 I wanted to change the opening hours on the website of my family’s bait shop. The company that had built it asked for $150 and two weeks. The password, it turned out, belonged to a man who had moved to Florida. That weekend is the reason this agency exists, and I have heard the same story, with other fish in it, about once a month since.

When we move a site to our servers, we first list what the business really holds. In about one case in four the owner learns that the domain is registered to somebody else. Nobody stole it. A nephew, a printer or an agency once clicked through a form and typed their own email address, because it was quicker.

It costs an afternoon to find out where you stand. Do it while everybody is still on speaking terms.

## The seven

1. **The domain registrar.** The company that holds your name, such as GoDaddy, Namecheap or Squarespace. Whoever controls this account controls everything below. Look yourself up at [lookup.icann.org](https://lookup.icann.org): the name of the registrar is always shown, even when the owner’s details are hidden.
2. **DNS.** The switchboard that says where visitors and mail should go. It is often at the registrar and sometimes at Cloudflare or the host. A wrong entry here takes your mail down along with the site.
3. **Hosting.** Where the site’s files live, and where the backups are. Ask for the date of the newest backup that somebody has restored as a test.
4. **The website itself.** An administrator’s account in your own name, never one shared login for all. If it was built to order, also the code: a copy in a repository that you own.
5. **Email administration.** The Google Workspace or Microsoft 365 account that can create and delete mailboxes. Your own mailbox is not enough; the administrator can lock you out of it.
6. **The Google Business Profile.** You should be the primary owner and everyone else [an owner or a manager](https://support.google.com/business/answer/3403100) that you can remove. For most shops here this listing brings more calls than the website does.
7. **Ads, analytics and social pages.** Google Ads, Analytics, Search Console, the Meta business account, Instagram. Years of history sit in them, and history cannot be moved to a new account.

For each, write down four things: the address where you sign in, the email address it belongs to, whose card pays for it and when it renews, and whose phone gets the code. The last one is the trap. A login that texts its code to an employee who left in 2023 is not yours.

## The message to send

You need no lawyer for the first letter. Something like this is enough, and a decent supplier answers it within a week:

*Hello Sam, we are putting our accounts in order. Please make the office’s email address the owner of the domain, the hosting, the website, the Google profile, Analytics and the ad account, or tell me for each who the owner is now. You keep the access you need to do your work. Could we have this done by the 30th? Thank you.*

Note what it does not say. It accuses nobody and fires nobody. Most people who hold a client’s domain would be glad to be rid of the renewal notices.

If the domain has to change registrars, ask for the transfer code. ICANN, which sets the rules for .com and most other endings, requires the registrar to let you create the code yourself or hand it over [within five days](https://www.icann.org/resources/pages/auth-2013-05-03-en). Do things in the right order: move the name first and correct the owner’s details afterward, since a change of details can [block a transfer for 60 days](https://www.icann.org/resources/pages/about-transfer-policy-2017-10-10-en).

For the Google profile you do not even need an answer. Anyone entitled to it can [request ownership](https://support.google.com/business/answer/4566671); the present owner gets three days to react, and after that you may be able to claim it by verifying the business. Google’s own [rules for agencies](https://support.google.com/business/answer/7353941) oblige them to hand a profile over when the business asks.

## Paid for is not the same as owned

Here is a surprise from copyright law. If an employee makes something at work, it belongs to the employer. If you hire an outside designer or agency, it is in general theirs until they sign it over in writing, even when the invoice is paid. The Copyright Office explains it in [Circular 30](https://www.copyright.gov/circs/circ30.pdf). Without that line you have permission to use the site, and an argument if you want somebody else to change it.

So look in your agreement for a sentence that assigns text, design and code to you on payment. If it is missing, ask for one; it fits in an email that both sides confirm. The same goes for the photographer. For anything with real money in it, let a lawyer read the sentence. I am not one.

## What a supplier may fairly keep

Some things are not yours, and that is as it should be. Their own tools and templates. Licenses for plug-ins that they hold for fifty clients. A server they share among them. Access to your accounts, for as long as they work on them. What they owe you is a working copy that runs without those things, or a list of what you would have to buy. And if bills are open, pay them before you ask. A domain held hostage over an unpaid invoice is ugly, but it is a different conversation.

## If the answer is no, or silence

Collect your proof first: invoices, the emails in which you ordered the site, the business certificate with the name. Write once more with a date. Then go to the registrar with the same papers; they have a department for it. ICANN takes complaints about registrars, though not about designers. Meanwhile register a second name that you control, so that you can print something. We have moved a shop to a new domain in two days when the old one was beyond reach, with every page rebuilt from public copies. It took five months until the searches were back where they had been.

## Keep them well

Put all seven in a password manager under an address of the business, and give a second person you trust the emergency access. Switch on two-step sign-in with your own phone and print the backup codes. Pay the domain for five years; it is about $15 a year and no agency should stand between you and that bill. Then put an hour in the calendar every January to sign in to each one.

**Whatever we make belongs to whoever paid for it. It is the first line of our agreement, and you should find a line like it in anybody’s.**

If you would rather not do this alone, we make the list as the first step of every [move to our hosting](/services/hosting), at no charge, and you keep it whether or not you move. You can also bring it to a [free consultation](/booking).`,
} as const satisfies Post
