import type { Workbook } from './workbook.ts'

export const workbook: Workbook = {
  title: 'Your Listing in an Afternoon',
  intro:
    'Three hours, one phone, one walk around the building. Do the pages in order and stop after any of them.',
  pages: [
    {
      title: 'Find out who owns it',
      text: 'Half of the listings we meet belong to a former manager or to nobody. Settle that first, because nothing else sticks until you do.',
      steps: [
        'Search your name and town on a phone that is not signed in.',
        'Tap “Own this business?” if it is shown, and claim it.',
        'If somebody else owns it, ask for access and write down the date: you get an answer within three days, or the right to take over.',
      ],
      lines: ['The account that owns it', 'Date of the request'],
    },
    {
      title: 'Say exactly what you are',
      text: 'The first category weighs more than the rest together. Choose the one a customer would say out loud.',
      steps: [
        'Set the first category to the work that pays most.',
        'Add at most four more, all of which you really do.',
        'Write the name as it stands on the sign. No towns, no slogans.',
      ],
      lines: ['First category', 'Others'],
    },
    {
      title: 'Hours that are true',
      text: 'A closed door at a time that says open costs you the visit and a review.',
      steps: [
        'Enter the hours, including the lunch break if you lock the door.',
        'Enter the next four holidays now.',
        'Put the emergency number where it belongs: under phone, not in the description.',
      ],
    },
    {
      title: 'Ten photos',
      text: 'People look at the building to find it, at the people to trust them, and at the work to want it. In that order.',
      steps: [
        'The front from across the street, sign readable.',
        'The parking, with the way in.',
        'Two people at work, with their permission.',
        'Five finished jobs, one photo each.',
        'The inside, as a customer first sees it.',
      ],
    },
    {
      title: 'Services with prices',
      text: 'A price that starts somewhere beats no price. You can say “from” and still be honest.',
      steps: [
        'List your eight most-asked services.',
        'Give each a sentence and, where you can, a starting price.',
        'Remove the ones you no longer want.',
      ],
      lines: ['Services that pay', 'Services to drop'],
    },
    {
      title: 'Reviews, asked for properly',
      text: 'Ask everybody, once, the same way. Never pay, never pick only the happy ones.',
      steps: [
        'Save your review link as a text message.',
        'Send it the day after the job.',
        'Answer every review within a week, the bad ones first.',
        'To a bad one: thank, name the fact, offer a phone number. No arguments.',
      ],
    },
    {
      title: 'The Friday look',
      text: 'Ten minutes a week keep it true.',
      steps: [
        'Read the questions and answer them.',
        'Add one photo.',
        'Write down calls and requests for directions.',
      ],
      lines: ['Calls this week', 'Directions this week'],
    },
  ],
}
