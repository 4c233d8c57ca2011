import { describe, expect, test } from 'vitest'
import { servicePages } from './service-pages/service-pages.ts'
import { serviceOf, serviceSlugs, services, servicesPageOrder } from './services.ts'
import { testimonials } from './testimonials.ts'

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`

describe('services', () => {
  test('are in the home list’s order, and the services page shows the same seven', () => {
    expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs)
    expect(servicesPageOrder.toSorted()).toEqual(serviceSlugs.toSorted())
  })

  test('show the specification’s prices, in text that matches the cents', () => {
    expect(services.map(({ homePrice }) => homePrice.display)).toEqual([
      'From $19/month',
      'From $299/month',
      'From $149/month',
      'From $5,999',
      'From $2,499',
      'From $799/month',
      'From $599/month',
    ])
    expect(serviceOf('seo').servicesPagePrice.display).toBe('$999/month')
    expect(serviceOf('ppc').servicesPagePrice.display).toBe('$799/month')
    for (const { cents, per, display } of services.flatMap((s) => [s.homePrice, s.servicesPagePrice])) {
      expect(display.replace('From ', '')).toBe(`${dollars(cents)}${per === 'month' ? '/month' : ''}`)
    }
  })

  test('explain every difference between two prices', () => {
    const differing = services.filter((s) => s.homePrice.cents !== s.servicesPagePrice.cents)
    expect(differing.map(({ slug }) => slug)).toEqual(['seo', 'ppc'])
    for (const { priceReason, homePrice, servicesPagePrice } of differing) {
      expect(priceReason).toContain(dollars(homePrice.cents))
      expect(priceReason).toContain(servicesPagePrice.display)
      expect(servicesPagePrice.note).toBe('The plan most clients choose')
    }
  })

  test('their invented samples bear the name of no business that is quoted as a client', () => {
    const samples = JSON.stringify(servicePages)
    for (const { company, name } of testimonials) {
      expect(samples).not.toContain(company)
      expect(samples).not.toContain(name)
    }
  })

  test.each(Object.values(servicePages))('the page of $slug is complete', (page) => {
    const service = serviceOf(page.slug)
    const chosen = page.cost.plans.find(({ mostChosen }) => mostChosen)
    expect(page.cost.plans[0]?.price.cents).toBe(service.homePrice.cents)
    expect((chosen ?? page.cost.plans[0])?.price.cents).toBe(service.servicesPagePrice.cents)
    for (const { price } of page.cost.plans) {
      expect(price.display).toBe(`${dollars(price.cents)}${price.per === 'month' ? '/month' : ''}`)
    }
    expect(page.whatItIs.paragraphs.length).toBeGreaterThanOrEqual(2)
    expect(page.process.steps.length).toBeGreaterThanOrEqual(4)
    expect(page.notIncluded.length).toBeGreaterThanOrEqual(4)
    expect(page.success.measures.length).toBeGreaterThanOrEqual(3)
    expect(page.faqs.length).toBeGreaterThanOrEqual(5)
    expect(page.faqs.length).toBeLessThanOrEqual(8)
    expect(page.relatedPosts).toHaveLength(2)
    expect(page.relatedServices).not.toContain(page.slug)
    expect(new Set(page.relatedServices).size).toBe(page.relatedServices.length)
  })
})
