import { agency } from '../agency.ts'
import { bookingPolicy } from '../booking-services.ts'
import { cancelPolicy } from '../cancellations.ts'
import { commerce, noShipping, shippingPolicy, taxRate } from '../commerce.ts'
import { leadOffer } from '../lead-offer.ts'
import { returnPolicy } from '../returns.ts'
import { type LegalPage, legalDate } from './legal-page.ts'

const { address, email, name, phones } = agency

export const termsOfService: LegalPage = {
  meta: {
    title: 'Terms of Service | Beacon & Bay Digital, Bay Shore, NY',
    description:
      'The terms for our marketing services, store and consultations: billing on the 1st, 50% project deposit, 30 days notice to cancel, returns, and New York law.',
  },
  title: 'Terms of service',
  lastUpdated: legalDate,
  summary:
    'Monthly services are paid ahead and end with 30 days notice; what we make for you is yours once it is paid. The rest says what happens when something goes wrong.',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      blocks: [
        `These terms apply between you and ${name} (“we”) when you use this website, order from its store, book a consultation or hire us. For client work they are joined by a written proposal; where the two differ, the proposal wins.`,
        'By ordering, booking or signing a proposal you accept them. If you act for a business, you confirm that you may bind it.',
      ],
    },
    {
      id: 'eligibility',
      title: '2. Who may use our services',
      blocks: ['You must be at least 18 years old and able to enter a contract.'],
    },
    {
      id: 'services',
      title: '3. Our services',
      blocks: [
        'We provide SEO, PPC advertising, website development, mobile apps, chatbots, AI automation and web hosting. What exactly is delivered, in which months and at what price, is in your proposal. Prices on this website are starting prices, or the plan most clients choose, as marked.',
        'Hosting comes with a 99.9% uptime guarantee, measured by the minute from outside. In a month that misses it, hosting is free and the credit appears on the next invoice.',
        'We may use subcontractors. We stay responsible for their work.',
      ],
    },
    {
      id: 'offers',
      title: '4. Free audit, consultation and website package',
      blocks: [
        'The free audit and the free 30-minute consultation come with no obligation.',
        `The free website package worth $2,499 is a five-page website. ${leadOffer.conditions} If hosting ends within the twelve months, the rest of those months becomes due and the website is yours.`,
      ],
    },
    {
      id: 'store',
      title: '5. Store orders',
      blocks: [
        `Prices are in US dollars. ${shippingPolicy} ${noShipping} Tax is estimated at ${taxRate} and shown before you pay. We deliver within the United States. Printed items are made to order by a print partner after payment.`,
        'A promo code takes something off one order and is not paid out; an order takes one code. Returned items are refunded at the price paid for them.',
        `Stock is held for ${commerce.holdMinutes} minutes while you pay. If we cannot deliver what was paid for, we refund it in full.`,
        cancelPolicy,
        returnPolicy,
      ],
    },
    {
      id: 'bookings',
      title: '6. Consultations',
      blocks: [
        `Times are New York time. A paid time is held for ${commerce.holdMinutes} minutes and confirmed when the payment succeeds. If the time has gone by then, the payment is refunded in full.`,
        `The private link in your confirmation leads to it. ${bookingPolicy.sentence} Moving a session later than that does not bring its refund back. If we have to cancel, you choose between another time and a full refund.`,
      ],
    },
    {
      id: 'use',
      title: '7. Fair use of this website',
      blocks: [
        'Do not break into it, overload it, send false inquiries or orders, or copy it as a whole. The chat assistant answers from our published information and can be wrong; what it says is not an offer and not legal, medical or financial advice.',
      ],
    },
    {
      id: 'client-responsibilities',
      title: '8. Client responsibilities',
      blocks: [
        'So that we can do the work, you:',
        [
          'give accurate information and keep your contact details current',
          'give us the access to accounts that the work needs, and reply in good time',
          'supply lawful content that you may use, and approve materials on time',
          'comply with the laws, licenses and platform terms that apply to your business',
          'pay fees, advertising costs, and the costs of changes in scope and of rush work that you asked for',
        ],
        'Dates in a proposal move by the days we wait for access, content or approval.',
      ],
    },
    {
      id: 'payment',
      title: '9. Payment terms',
      blocks: [
        [
          'Monthly services are billed in advance on the 1st of each month.',
          'Project work needs a 50% deposit before it begins; the rest is due at launch, before files and access are handed over.',
          'Ad spend is paid by you to the platform. Where we advance it, it is due within 15 days of the invoice.',
          'Overdue amounts bear a late fee of 1.5% per month, or the highest rate the law allows if that is lower.',
          'We may suspend services when an amount is 30 or more days past due, after a reminder, and resume them when it is paid.',
          'We give 60 days notice of price changes to monthly services.',
        ],
        'Prices exclude sales tax where it applies. Tell us within 15 days if you think that an invoice is wrong; the undisputed part stays due.',
      ],
    },
    {
      id: 'intellectual-property',
      title: '10. Intellectual property',
      blocks: [
        'What you bring stays yours. What we make for you, the design, texts and code of your website or app, becomes yours when it is paid in full. Domains and platform accounts are in your name from the beginning.',
        'Tools and components that we use for many clients stay ours, and you get a lasting license to use them in what we delivered. Open-source and third-party parts keep their own licenses. We may show finished public work in our portfolio unless you ask us not to.',
      ],
    },
    {
      id: 'performance',
      title: '11. Performance disclaimers',
      blocks: [
        'Search engines and ad platforms change their rules without asking us. We do not guarantee rankings, traffic, leads, sales or a return on ad spend. Figures from other clients, averages and examples on this website, including those marked as illustrative, do not promise the same result to you.',
        'Apart from what these terms or a proposal state, services and website are provided as they are, without further warranties, as far as the law allows.',
      ],
    },
    {
      id: 'liability',
      title: '12. Limits of liability',
      blocks: [
        'Our total liability is capped at the amounts you paid us in the prior 12 months. Neither side owes the other lost profit or other indirect damage.',
        'A claim must be filed within 1 year after its cause arose. None of these limits applies to intent, gross negligence, or liability that cannot be limited by law.',
      ],
    },
    {
      id: 'indemnification',
      title: '13. Indemnification',
      blocks: [
        'You defend and compensate us for claims of others that arise from your content, your products, your breach of law or platform terms, or your breach of this agreement. We do the same for you where work we made infringes somebody’s rights. Whoever is claimed against tells the other promptly and lets them lead the defense.',
      ],
    },
    {
      id: 'termination',
      title: '14. Termination',
      blocks: [
        'Either side may end monthly services with 30 days written notice; an email is enough. Either side may end at once if the other seriously breaches these terms and does not put it right within 15 days of being told.',
        'At the end you pay for the work done. We hand over files, access and a copy of your site within 10 business days and remove our own access. A project deposit is refunded for the part not yet worked.',
      ],
    },
    {
      id: 'disputes',
      title: '15. Dispute resolution',
      blocks: [
        'Talk to us first. If that does not settle it within 30 days, mediation in Suffolk County is required before any proceedings; its cost is shared equally. A claim in small-claims court and an urgent injunction do not have to wait for mediation.',
        'The law of the State of New York governs, without its conflict rules. Venue is in the state and federal courts of Suffolk County, New York.',
      ],
    },
    {
      id: 'general',
      title: '16. General provisions',
      blocks: [
        [
          'If part of these terms is invalid, the rest stands.',
          'Not insisting on a right once does not give it up.',
          'Neither side is liable for what it cannot control, such as storms, strikes or the failure of a platform.',
          'You may pass this agreement on only with our consent, which we do not withhold without reason.',
          'We announce changes to these terms on this page, and to clients 60 days ahead where they affect prices.',
          'These terms and your proposal are the whole agreement.',
        ],
      ],
    },
    {
      id: 'contact',
      title: '17. Contact',
      blocks: [
        `${name}, ${address.city}, ${address.region} ${address.postalCode}. Email: ${email}. Phone: ${phones.office.display}.`,
      ],
    },
  ],
}
