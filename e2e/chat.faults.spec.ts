import { listChats, readChat } from '@beacon/contract/chat'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' })
const log = (page: Page) => chat(page).getByRole('log')

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Chat with our assistant' }).click()
  await chat(page).getByLabel('Your message').fill(question)
  await chat(page).getByLabel('Your message').press('Enter')
}

test('CHAT-4 with a model, the answer contains our own prices', async ({ page, adminApi }) => {
  await ask(page, 'How much is SEO?')
  await expect(log(page)).toContainText('$799/month')
  await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible()
  const { chats } = listChats.response.parse(await (await adminApi.get(listChats.path)).json())
  const newest = readChat.path.replace(':id', chats[0]?.id ?? '')
  const { turns } = readChat.response.parse(await (await adminApi.get(newest)).json())
  expect(turns).toMatchObject([{ source: 'model' }])
})

test('when the model is down, the index answers', async ({ page, standIns }) => {
  await standIns.setFault('chat', { fault: 'error' })
  await ask(page, 'How much is SEO?')
  await expect(log(page)).toContainText('$799/month')
  await expect(log(page)).not.toContainText('trouble connecting')
})

test('a slow answer can be stopped', async ({ page, standIns }) => {
  await standIns.setFault('chat', { fault: 'hang' })
  await ask(page, 'How much is SEO?')
  await expect(log(page).getByText('The assistant is writing', { exact: true })).toBeAttached()
  await chat(page).getByRole('button', { name: 'Stop the answer' }).click()
  await expect(chat(page).getByRole('button', { name: 'Send message' })).toBeVisible()
})

test.describe('CHAT-3 a question that only the model could have answered', () => {
  // The answer has begun, so its failure breaks the stream off.
  test.use({ expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] })

  test('shows the error sentence, and is answered when asked again', async ({ page, standIns }) => {
    await standIns.setFault('chat', { fault: 'error', status: 400 })
    await ask(page, 'Do you sell pizza ovens?')
    await expect(
      log(page)
        .getByText(/having trouble connecting/)
        .first(),
    ).toBeVisible()
    await standIns.clearFaults()
    await log(page).getByRole('button', { name: 'Try again' }).click()
    await expect(log(page)).not.toContainText('trouble connecting')
    await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible()
  })
})
