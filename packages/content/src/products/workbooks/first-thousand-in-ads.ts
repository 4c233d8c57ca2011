import type { Workbook } from './workbook.ts'

export const workbook: Workbook = {
  title: 'The First Thousand in Ads',
  intro: 'Four weeks, $1,000, and a decision at the end that you can defend to your accountant.',
  pages: [
    {
      title: 'What a customer is worth',
      text: 'Without this number every click looks expensive, or none does.',
      steps: [
        'Take the last twenty invoices for the service you want to sell.',
        'Write down the average, and how many of ten callers buy.',
        'Average times share is what one call is worth.',
      ],
      lines: ['Average invoice', 'Buyers of ten callers', 'One call is worth'],
    },
    {
      title: 'One service, one town',
      text: 'A thousand dollars is a test of one idea. Two ideas are two tests with half the answer.',
      steps: [
        'Choose the service with the best margin that you can start within a week.',
        'Choose the towns you drive to without sighing.',
        'Turn off “people interested in” the area; keep “people in”.',
      ],
      lines: ['Service', 'Towns'],
    },
    {
      title: 'Words to pay for',
      text: 'People who want to buy say so: near me, cost, open now, emergency, the town’s name.',
      steps: [
        'Write ten phrases as a customer would type them.',
        'Use exact and phrase match. Leave broad match for later.',
        'Put the town into at least half of them.',
      ],
    },
    {
      title: 'Words to refuse',
      text: 'The list that saves the most money. Start with these and add every Friday.',
      steps: [
        'Jobs: hiring, salary, career, apprentice, training, license, certification.',
        'Do it yourself: how to, diy, video, parts, manual, diagram, rental.',
        'Free: free, cheap, coupon, sample, template, pdf.',
        'Elsewhere: the names of states and of towns you do not serve.',
        'Others: wholesale, supplier, reviews of, complaints, lawsuit, meaning.',
      ],
      lines: ['Found this week', 'Found next week'],
    },
    {
      title: 'Where the click lands',
      text: 'Not on the home page. On a page that repeats the words of the ad, with a phone number that can be tapped.',
      steps: [
        'Headline says the service and the town.',
        'Phone number at the top, a short form below.',
        'One price, or where prices start.',
        'Call it yourself from the ad, once.',
      ],
    },
    {
      title: 'Four weeks of budget',
      text: 'Week one buys mistakes, week two removes them, weeks three and four tell you whether it works.',
      steps: [
        'Week 1: $150. Read every search term on day three and day seven.',
        'Week 2: $200. Pause what had ten clicks and no call.',
        'Week 3: $300.',
        'Week 4: $350.',
      ],
      lines: [
        'Week 1: spent / calls',
        'Week 2: spent / calls',
        'Week 3: spent / calls',
        'Week 4: spent / calls',
      ],
    },
    {
      title: 'The Friday page',
      text: 'Ten minutes, every week in the same order, before you look at the total. Print it four times.',
      steps: [
        'Read the search terms of the week, and refuse what will never buy.',
        'Write down what was spent, how many called, and what one call cost.',
        'Ask the last three callers whether they bought, and if not, why not.',
      ],
      lines: ['Spent / calls / cost of one', 'Words refused', 'Why they did not buy'],
    },
    {
      title: 'The decision',
      text: 'Cost of a call under half of what it is worth: go on. About the same: fix the page before the ads. Above: stop, and keep the list of refused words for next time.',
      steps: [
        'Divide what you spent by the calls you got.',
        'Compare with page one.',
        'Write down what you decided and why.',
      ],
      lines: ['Cost of a call', 'Decision'],
    },
  ],
}
