import type { Workbook } from './workbook.ts'

export const workbook: Workbook = {
  title: 'The Ten-Page Website Check',
  intro: 'Use your own phone, away from your own Wi-Fi, as a stranger would. Write down, fix later.',
  pages: [
    {
      title: 'Five seconds',
      text: 'Show the home page to somebody for five seconds, then ask what you sell and where.',
      steps: ['Ask three people.', 'Count how many name the service.', 'Count how many name the town.'],
      lines: ['What they said'],
    },
    {
      title: 'Can it be tapped?',
      text: 'Most of your visitors hold a phone. A number that cannot be tapped is a number that is not called.',
      steps: [
        'Tap the number on every page.',
        'Tap the address: does the map open at your door?',
        'Tap every button with your thumb, once.',
      ],
    },
    {
      title: 'Where does the form go?',
      text: 'Send every form, and find the message. One in five of the forms we test ends in a mailbox nobody opens.',
      steps: [
        'Send each form with your own name.',
        'Find the message, and time it.',
        'Answer it, and see whether the answer arrives.',
      ],
      lines: ['Form', 'Arrived where, after how long'],
    },
    {
      title: 'How heavy is it?',
      text: 'Under three seconds on a phone, on the train. The usual culprit is a photo straight from the camera.',
      steps: [
        'Open the site on a train or in a parking garage, and count.',
        'Ask your web person for the size of the largest picture.',
        'Anything over half a megabyte gets smaller.',
      ],
    },
    {
      title: 'Is it true?',
      text: 'Hours, prices, people. Nothing looks more closed than last year’s holiday hours.',
      steps: ['Compare the hours with the door.', 'Remove people who left.', 'Remove offers that ended.'],
    },
    {
      title: 'Can it be read?',
      text: 'By your oldest customer, outdoors.',
      steps: [
        'Read it in sunlight.',
        'Make the text larger in the phone’s settings: does anything break?',
        'Pale gray on white goes dark.',
      ],
    },
    {
      title: 'Can it be found?',
      text: 'Search for your service and your town, signed out.',
      steps: [
        'Write down where you stand for three searches.',
        'Look at what the first three have that you do not.',
        'Look at your own title in the results: would you press it?',
      ],
      lines: ['Search 1', 'Search 2', 'Search 3'],
    },
    {
      title: 'Is it yours?',
      text: 'The domain, the hosting, the pictures, the passwords.',
      steps: [
        'Look up who owns the domain and until when.',
        'Find the bill for the hosting.',
        'Make sure two people can sign in.',
      ],
      lines: ['Domain runs until', 'Hosting paid by'],
    },
    {
      title: 'Does anybody measure?',
      text: 'Calls, forms, directions. Visits alone do not pay.',
      steps: [
        'Ask how many calls the site brought last month.',
        'If nobody knows, that is the first thing to fix.',
      ],
    },
    {
      title: 'The letter',
      text: 'Hand the list to whoever looks after the site: “Attached are the things I found, in the order in which they cost me customers. Please tell me by Friday which of them you can fix this month and what that costs.”',
      steps: ['Put your findings in order.', 'Send the letter.', 'Put Friday into your calendar.'],
    },
  ],
}
