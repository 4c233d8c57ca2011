import { sendContactEmail, submitLead } from '../../packages/contract/src/leads.ts'

const leads = [
  [
    'Rosa Delgado',
    'rosa@delgadobakes.example',
    'Delgado Bakery',
    'seo',
    'We are on page three for “birthday cake Bay Shore”. What would it take to be on page one?',
  ],
  [
    'Tom Whitaker',
    'tom@whitakerroofing.example',
    'Whitaker Roofing',
    'ppc',
    'We spend $1,800 a month on ads and the phone is quiet. Can somebody look at the account?',
  ],
  [
    'Priya Nair',
    'priya@islandpediatrics.example',
    'Island Pediatrics',
    'chatbots',
    'Parents ask the same ten questions at night. Would a chatbot help, and what does it know?',
  ],
  [
    'Marcus Lee',
    'marcus@fadehouse.example',
    'Fade House Barbers',
    'websites',
    'New shop in Huntington, opening in March. Website and bookings, please.',
  ],
  [
    'Ellen O’Rourke',
    'ellen@orourkelaw.example',
    'O’Rourke & Daughters',
    'consultation',
    'A referral from the chamber. When could we talk for half an hour?',
  ],
  [
    'Sam Friedman',
    'sam@friedmanhardware.example',
    'Friedman Hardware',
    'hosting',
    'Our site is down every other weekend. Moving it sounds painful; is it?',
  ],
] as const

/** Gives the back office something to show: invented people with plausible questions. Answers the last one's id. */
export async function sendDemoLeads(url: string): Promise<string> {
  let last = ''
  for (const [name, email, businessName, businessType, message] of leads) {
    const body = { name, email, businessName, businessType, message }
    const answer = await send(url + submitLead.path, { ...body, source: 'Contact Form' })
    last = submitLead.response.parse(answer).id
    await send(url + sendContactEmail.path, body)
  }
  return last
}

async function send(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
