import { describe, expect, it } from 'vitest'
import { exchangeReport, gmailReport, postfixReport } from '#backend/testing/delivery-reports.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { readReport } from './read-report.ts'

const messageId = '0b1f9d0e-2f57-4f0c-9a51-8f5a3b1f7a10'
const read = (text: string) => readDeliveryReport(Buffer.from(text))

describe('a report', () => {
  it.each([
    ['Postfix', postfixReport, 'endereco'],
    ['Exchange', exchangeReport, 'endereco'],
    ['Gmail', gmailReport, 'caixa-cheia'],
  ] as const)('of %s tells which e-mail came back, and why', async (_, write, reason) => {
    expect(await read(write({ messageId }))).toEqual({ messageId, reason })
  })

  it.each([
    ['5.1.1', 'endereco'],
    ['5.1.2', 'endereco'],
    ['5.1.10', 'endereco'],
    ['5.2.1', 'endereco'],
    ['5.4.4', 'endereco'],
    ['5.2.2', 'caixa-cheia'],
    ['4.2.2', 'caixa-cheia'],
    ['5.1.8', 'recusa'],
    ['5.7.1', 'recusa'],
    ['4.4.1', 'recusa'],
    ['4.1.1', 'recusa'],
    ['5.0.0', 'recusa'],
    ['unknown', 'recusa'],
  ])('with the status %s came back by %s', async (status, reason) => {
    expect(await read(postfixReport({ messageId, status, diagnostic: 'no' }))).toEqual({ messageId, reason })
  })

  it.each([
    ['550 5.1.1 No such user here', 'endereco'],
    ['550-5.2.2 The mailbox is full', 'caixa-cheia'],
    ['550 No such user here', 'recusa'],
  ])('that says only that it failed is told apart by the answer %s', async (diagnostic, reason) => {
    expect(await read(postfixReport({ messageId, status: '5.0.0', diagnostic }))).toEqual({
      messageId,
      reason,
    })
  })

  it.each([
    ['delayed', '4.4.1'],
    ['delivered', '2.0.0'],
    ['relayed', '2.0.0'],
    ['expanded', '2.0.0'],
    ['failed', '2.0.0'],
    ['lost', '5.1.1'],
  ])('that it is %s, with %s, is none of one that came back', async (action, status) => {
    expect(await read(postfixReport({ messageId, action, status, diagnostic: 'x' }))).toBeNull()
  })

  it('in the words of another alphabet (RFC 6533) is read like any other', async () => {
    const text = exchangeReport({ messageId })
      .replace('message/delivery-status', 'message/global-delivery-status')
      .replace('message/rfc822', 'message/global-headers')
    expect(await read(text)).toEqual({ messageId, reason: 'endereco' })
  })

  it('behind the line that begins a message in a mailbox is read like any other', async () => {
    const line = 'From MAILER-DAEMON  Wed Nov 11 09:00:02 2026\n'
    expect(await read(`${line}${gmailReport({ messageId })}`)).toEqual({ messageId, reason: 'caixa-cheia' })
  })

  it('packed as base64 is read like any other', async () => {
    const text = gmailReport({ messageId })
    const from = text.indexOf('Reporting-MTA')
    const to = text.indexOf('\n--0000000000006f2c\nContent-Type: message/rfc822')
    const packed = Buffer.from(text.slice(from, to)).toString('base64')
    const whole = `${text.slice(0, from - 1)}Content-Transfer-Encoding: base64\n\n${packed}${text.slice(to)}`
    expect(await read(whole)).toEqual({ messageId, reason: 'caixa-cheia' })
  })
})

describe('what is no report', () => {
  const other = (from: string, to: string) => postfixReport({ messageId }).replaceAll(from, to)
  it.each([
    ['nothing', ''],
    ['no message', '\u0000\u0001{"a":1}'],
    ['an e-mail that somebody wrote', 'From: ana@exemplo.example\r\nSubject: Oi\r\n\r\nTudo bem?'],
    ['an answer by itself', 'Auto-Submitted: auto-replied\r\nSubject: Férias\r\n\r\nVolto dia 20.'],
    ['one without the e-mail', other('text/rfc822-headers', 'text/plain')],
    ['one without what became of it', other('message/delivery-status', 'text/plain')],
    ['one about an e-mail of others', other(messageId, 'CAF1234')],
    ['one about an e-mail without a name', other('Message-ID: <', 'X-Id: <')],
    ['one that is cut off', postfixReport({ messageId }).slice(0, 900)],
    ['one of very many lines', `${postfixReport({ messageId })}${'\n'.repeat(30_000)}`],
  ])('%s: nothing came back', async (_, text) => {
    expect(await read(text)).toBeNull()
  })

  it('breaks nothing, however it is nested', async () => {
    const nested = Array.from(
      { length: 400 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    expect(await readReport(Buffer.from(nested.join('')))).toBeNull()
  })
})

it('is read in a thread of its own', async () => {
  expect(await readReport(Buffer.from(gmailReport({ messageId })))).toEqual({
    messageId,
    reason: 'caixa-cheia',
  })
})
