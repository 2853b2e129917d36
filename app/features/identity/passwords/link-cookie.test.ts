import { expect, it } from 'vitest'
import { testBrowser } from '#app/session/portal-request.fixtures.ts'
import { passwordLink } from './link-cookie.server.ts'

it('the link of an e-mail is kept out of sight, a little longer than it is good for, until it was used', async () => {
  const browser = testBrowser()
  expect(await browser.inRequest(passwordLink.read)).toBeNull()
  await browser.inRequest(() => passwordLink.write('of-an-e-mail'))
  expect(await browser.inRequest(passwordLink.read)).toBe('of-an-e-mail')
  expect(browser.secondsOf('senha')).toBe(35 * 60)
  expect(browser.cookie('senha')).not.toContain('of-an-e-mail')
  await browser.inRequest(passwordLink.clear)
  expect(await browser.inRequest(passwordLink.read)).toBeNull()
})
