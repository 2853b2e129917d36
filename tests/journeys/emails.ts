import { expect } from '@playwright/test'
import { sentEmails } from '#backend/testing/sent-emails.ts'
import type { Portal } from './portal-fixture.ts'

/** The link in the newest e-mail of a template to an address, as its reader opens it. */
export async function linkInEmail(portal: Portal, to: string, template: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const mails = await sentEmails(portal.dataDir)
        const text = mails.findLast((mail) => mail.to === to && mail.template === template)?.text ?? ''
        link = /https?:\/\/\S+token=[\w-]{43}/.exec(text)?.[0] ?? ''
        return link
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return link
}
