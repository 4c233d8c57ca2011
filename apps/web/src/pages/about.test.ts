import { awards, servingArea, story, values } from '@beacon/content/about'
import { team } from '@beacon/content/team'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../testing.ts'

let main: BoundFunctions<typeof queries>

beforeEach(async () => {
  main = within(within(await openPage('/about')).getByRole('main'))
})

const region = (name: string) => within(main.getByRole('region', { name }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('PAGE-1 tells the story from 2018 on', () => {
  expect(region(story.title).getAllByText(/2018/)).not.toEqual([])
  for (const paragraph of story.paragraphs) region(story.title).getByText(paragraph)
})

test('PAGE-1 shows four values', () => {
  const headings = region('What we hold ourselves to').getAllByRole('heading', { level: 3 })
  expect(texts(headings)).toEqual(['Results-Driven', 'Client-Focused', 'Team Collaboration', 'Excellence'])
  for (const { text } of values) main.getByText(text)
})

test('PAGE-1 shows four team members with name, position, portrait and bio', () => {
  const members = region('Who you will talk to').getAllByRole('listitem')
  expect(members).toHaveLength(4)
  for (const [index, { id, name, position, bio, writes }] of team.entries()) {
    const member = within(members[index] as HTMLElement)
    member.getByRole('heading', { name })
    member.getByText(position)
    member.getByText(bio)
    const portrait = member.getByRole<HTMLImageElement>('img', { name: `Drawn portrait of ${name}` })
    expect(portrait.getAttribute('src')).toContain(id)
    expect([portrait.width, portrait.height]).toEqual([200, 240])
    const [first] = name.split(' ')
    const posts = member.queryByRole<HTMLAnchorElement>('link', { name: `Posts by ${first}` })
    expect(posts?.pathname).toBe(writes ? `/blog/author/${id}` : undefined)
  }
})

test('PAGE-1 shows the service area', () => {
  region(servingArea.title).getByText(servingArea.text)
})

test('PAGE-1 shows three certifications and one local award', () => {
  const headings = region(awards.title).getAllByRole('heading', { level: 3 })
  expect(texts(headings)).toEqual([
    'Search Ads Partner',
    'Social Ads Blueprint',
    'Marketing Software Certification',
    'Local Business Award',
  ])
})

test('PAGE-1 has a lead form titled “Ready to Work with Local Experts?”', () => {
  const form = within(main.getByRole('form', { name: 'Ready to Work with Local Experts?' }))
  form.getByLabelText(/^Business name/)
})
