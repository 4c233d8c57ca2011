import { sizeOrder } from '@beacon/rules/variants'
import { describe, expect, test } from 'vitest'
import { values } from './about.ts'
import { blogPage } from './blog.ts'
import { whyBook } from './booking-page.ts'
import { bookingCalendar, bookingServices } from './booking-services.ts'
import { commerce, defaultSizes } from './commerce.ts'
import { heroSlides, stats } from './home.ts'
import { aboutTeaser, benefits, homeFaqs, pricingTable, whyChooseUs } from './home-story.ts'
import { barbershopPage } from './industries/barbershop.ts'
import * as caseStudy from './industries/barbershop-case-study.ts'
import { restaurantPage } from './industries/restaurant.ts'
import { calculatorGroups } from './industries/restaurant-calculator.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { termsOfService } from './legal/terms.ts'
import { partnerTiers } from './partners.ts'
import { productRatings, reviewWidget } from './reviews.ts'
import { serviceSlugs } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`

describe('home', () => {
  test('has its fixed parts: slides, claims, columns, benefits, FAQs, price rows', () => {
    expect(heroSlides.map(({ cta }) => [cta.text, cta.to])).toEqual([
      ['Get SEO Audit', '/services/seo'],
      ['Explore AI Solutions', '/services/ai-automation'],
      ['View Portfolio', '/services/website'],
    ])
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '500+ Websites Launched',
      '95% Client Retention Rate',
      '300% Average ROI Increase',
      '24/7 Support Available',
    ])
    expect(whyChooseUs.columns).toHaveLength(3)
    expect(benefits.items).toHaveLength(6)
    expect(homeFaqs.length).toBeGreaterThanOrEqual(8)
    expect(pricingTable.rows.map(({ slug }) => slug)).toEqual(serviceSlugs)
  })
})

test('no large heading breaks within Long Island', () => {
  const titles = [...heroSlides.map(({ title }) => title), whyChooseUs.title, blogPage.title]
  expect(titles.filter((title) => /Long\sIsland/.test(title))).toHaveLength(3)
  expect(titles.filter((title) => title.includes('Long Island'))).toEqual([])
})

describe('people and partners', () => {
  test('there are four testimonials, four team members and four values', () => {
    expect(testimonials).toHaveLength(4)
    expect(team).toHaveLength(4)
    expect(values.map(({ title }) => title)).toEqual([
      'Results-Driven',
      'Client-Focused',
      'Team Collaboration',
      'Excellence',
    ])
  })

  test('the home page’s picture names the whole team', () => {
    for (const { name } of team)
      for (const { picture } of [aboutTeaser, whyBook]) expect(picture).toContain(name)
  })

  test('one bio contains the specification’s claims', () => {
    const claims = ['200+ businesses ranked on page 1', '500% efficiency gains']
    expect(team.filter(({ bio }) => claims.every((claim) => bio.includes(claim)))).toHaveLength(1)
  })

  test('partner tiers show their prices, and Premium is the popular one', () => {
    expect(partnerTiers.map(({ price }) => price.display)).toEqual([
      'from $299/month',
      '$599/month',
      '$1,299/month',
    ])
    expect(partnerTiers.filter(({ price }) => !price.display.includes(dollars(price.cents)))).toEqual([])
    expect(partnerTiers.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['premium'])
  })
})

describe('booking and store', () => {
  test('the six consultations have the specification’s prices and durations', () => {
    expect(bookingServices.map((s) => [s.name, s.durationMinutes, s.priceCents, s.price])).toEqual([
      ['Free 30-Min Consultation', 30, 0, 'Free'],
      ['SEO Website Audit', 60, 19_900, '$199'],
      ['PPC Account Review', 45, 14_900, '$149'],
      ['Website Performance Review', 60, 17_900, '$179'],
      ['Digital Strategy Session', 90, 29_900, '$299'],
      ['Competitor Analysis', 75, 24_900, '$249'],
    ])
    const closed = bookingCalendar.slots.filter(({ open }) => !open).map(({ time }) => time)
    expect(closed).toEqual(['12:00 PM', '5:00 PM'])
    expect(bookingCalendar.slots).toHaveLength(9)
  })

  test('the store’s rules and ratings are those of the specification', () => {
    expect(commerce).toMatchObject({ shippingCents: 999, freeShippingFromCents: 5_000, taxPer100000: 8_875 })
    expect(commerce.returnDays).toBe(30)
    expect(sizeOrder.slice(0, defaultSizes.length)).toEqual(defaultSizes)
    expect(productRatings).toMatchObject({ cardRating: 4.9, pageStars: 5, pageCount: '(127 reviews)' })
    expect(reviewWidget.minimumCount).toBe(10)
  })
})

test('the terms say that what comes in no parcel has no shipping', () => {
  const store = termsOfService.sections.find(({ id }) => id === 'store')
  expect(JSON.stringify(store)).toContain('An order of only files and services has no shipping.')
})

describe('industries', () => {
  test('the case study’s figures follow from its months', () => {
    const { caseStudyMonths: months, caseStudyBasis: basis } = caseStudy
    const text = JSON.stringify(caseStudy.caseStudy)
    const before = months[0]?.newClients ?? 0
    const spent = months.reduce((sum, { costCents }) => sum + costCents, 0)
    const more = months.reduce((sum, { newClients }) => sum + newClients - before, 0)
    const sales = more * basis.cutsPerNewClientInFirstYear * basis.averageTicketCents
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const figure of [dollars(spent), dollars(sales), `${more} more`, `$${(sales / spent).toFixed(2)}`]) {
      expect(text).toContain(figure)
    }
    expect(JSON.stringify(barbershopPage.proof)).toContain(`$${(sales / spent).toFixed(2)}`)
  })

  test('the calculator’s defaults are within its limits, and every figure has a parameter name', () => {
    const inputs = calculatorGroups.flatMap((group) => [...group.inputs])
    expect(inputs).toHaveLength(10)
    expect(inputs.filter((input) => input.default < input.min || input.default > input.max)).toEqual([])
    expect(new Set(inputs.map(({ param }) => param)).size).toBe(10)
  })

  test('landing pages answer five to eight questions', () => {
    for (const { faqs } of [restaurantPage, barbershopPage]) {
      expect(faqs.length).toBeGreaterThanOrEqual(5)
      expect(faqs.length).toBeLessThanOrEqual(8)
    }
  })
})

describe('legal pages', () => {
  test('SITE-12 state their date, the minimum age and every figure of the terms', () => {
    const terms = JSON.stringify(termsOfService)
    const privacy = JSON.stringify(privacyPolicy)
    const figures = [
      ...[
        'in advance on the 1st',
        '50% deposit',
        'within 15 days',
        '1.5% per month',
        '30 or more days past due',
      ],
      ...['30 days written notice', '60 days notice of price changes', 'prior 12 months', 'within 1 year'],
      ...['law of the State of New York', 'Suffolk County', 'mediation', 'at least 18 years old'],
    ]
    for (const figure of figures) expect(terms).toContain(figure)
    for (const figure of [
      '24 months',
      '30 days',
      '7 years',
      'at least 18 years old',
      'Global Privacy Control',
      'count forms, orders, bookings, declined cards, wrong promo codes and questions to the chat by IP address',
    ]) {
      expect(privacy).toContain(figure)
    }
    for (const page of [termsOfService, privacyPolicy]) {
      expect(page.lastUpdated).toBe('Last Updated: January 1, 2024')
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length)
    }
  })
})
