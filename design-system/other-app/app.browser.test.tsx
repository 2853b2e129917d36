import '@portal/design-system/theme-entry'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepStill } from '../.storybook/keep-still.ts'
import { App, ownColor } from './App.tsx'

const problems = async () => {
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

describe('another application', () => {
  beforeAll(() => {
    keepStill()
    const root = document.documentElement
    root.lang = 'en-US'
    root.dataset.surface = 'participant'
    root.dataset.scheme = 'light'
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    createRoot(place).render(<App />)
  })

  it('wears its own colour', async () => {
    const give = page.getByRole('button', { name: 'Give' })
    await expect.element(give).toBeVisible()
    const probe = document.createElement('i')
    probe.style.color = ownColor
    document.body.append(probe)
    expect(getComputedStyle(give.element()).backgroundColor).toBe(getComputedStyle(probe).color)
    probe.remove()
  })

  it('speaks its own language, currency and links', async () => {
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await userEvent.fill(amount, '$ 1,234.5')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('1,234.50')
    await expect.element(amount).toHaveAccessibleDescription('Amount in dollars')
    const link = page.getByRole('link', { name: 'All donations' })
    await expect.element(link).toHaveAttribute('data-router')
  })

  it('leads to what is missing', async () => {
    await userEvent.clear(page.getByRole('textbox', { name: 'Amount' }))
    await userEvent.click(page.getByRole('button', { name: 'Give' }))
    await expect.element(page.getByText('One field needs correcting')).toBeVisible()
  })

  it.each(['light', 'dark'])('has nothing that axe objects to by %s', async (scheme) => {
    document.documentElement.dataset.scheme = scheme
    expect(await problems()).toEqual([])
  })
})
