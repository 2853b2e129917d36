import { describe, expect, it } from 'vitest'
import type { SlipLayout } from './bank-return.ts'
import { readBankReturn } from './read-bank-return.ts'
import { type WrittenLine, type WrittenReturn, writeBankReturn } from './write-return.fixtures.ts'

const paid: WrittenLine = {
  line: 0,
  portfolio: '109',
  slipNumber: '00000001',
  occurrence: '06',
  movement: 'paid',
  dueOn: '2026-12-10',
  faceAmount: 122.08,
  paidAmount: 122.08,
  receivedAmount: 119.98,
  feeAmount: 2.1,
  occurredOn: '2026-11-27',
  creditOn: '2026-11-30',
}

const written = (layout: SlipLayout, over: Partial<WrittenReturn> = {}): string => {
  const account = { agency: '0057', account: '12345', writtenOn: '2026-11-27', number: 12 }
  return writeBankReturn({ layout, ...account, lines: [paid, { ...paid, slipNumber: '00000002' }], ...over })
}

/** With the name of a company in its header, where both layouts have room. */
const named = (layout: SlipLayout): string => {
  const [from, name] = [layout === 'cnab400' ? 46 : 72, 'FUNDAÇÃO PRÉVIA']
  const text = written(layout)
  return text.slice(0, from) + name + text.slice(from + name.length)
}

const inUtf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const eachLine = (text: string, change: (line: string, index: number) => string) =>
  text.split('\r\n').map(change).join('\r\n')

/** How editors, gateways and transfers leave a file that the bank wrote. */
const touches: readonly (readonly [how: string, touched: (text: string) => Buffer])[] = [
  ['in Latin-1, as banks do', latin1],
  ['in UTF-8', (text) => Buffer.from(text)],
  ['in UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
  [
    'in UTF-8 that was taken for Latin-1 and saved again',
    (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  ],
  ['in UTF-8 with letters and their accents apart', (text) => Buffer.from(text.normalize('NFD'))],
  ['in UTF-8 with what was lost as it is shown', (text) => Buffer.from(text.replaceAll(/[ÇÃÉ]/g, '\ufffd'))],
  ['in UTF-16', (text) => inUtf16(text)],
  ['in UTF-16, the other byte first', (text) => inUtf16(text, true)],
  ['in UTF-16 without its mark', (text) => Buffer.from(text, 'utf16le')],
  ['with lines ended by LF', (text) => latin1(text.replaceAll('\r\n', '\n'))],
  ['with lines ended by CR', (text) => latin1(text.replaceAll('\r\n', '\r'))],
  ['with lines ended by CR CR LF', (text) => latin1(text.replaceAll('\r\n', '\r\r\n'))],
  ['with lines ended in three ways', (text) => latin1(text.replace('\r\n', '\n').replace('\r\n', '\r'))],
  ['with no ends of lines at all', (text) => latin1(text.replaceAll('\r\n', ''))],
  ['without blanks at the ends of lines', (text) => latin1(eachLine(text, (line) => line.trimEnd()))],
  ['with more blanks at the ends of lines', (text) => latin1(eachLine(text, (line) => `${line}   `))],
  ['with tabs at the ends of lines', (text) => latin1(eachLine(text, (line) => `${line}\t\t`))],
  ['with blanks before its lines', (text) => latin1(eachLine(text, (line) => `  ${line}`))],
  ['with blank lines in between', (text) => latin1(text.replaceAll('\r\n', '\r\n\r\n   \r\n'))],
  ['with blank lines before it', (text) => latin1(`\r\n\r\n${text}`)],
  ['with the sign of its end', (text) => latin1(`${text}\u001a`)],
  ['with zero bytes that fill its last block', (text) => latin1(text + '\0'.repeat(300))],
  ['without the end of its last line', (text) => latin1(text.trimEnd())],
  ['in small letters', (text) => Buffer.from(text.toLowerCase())],
  ['with blanks that do not break', (text) => Buffer.from(text.replaceAll('  ', '\u00a0 '))],
]

describe.each(['cnab400', 'cnab240'] as const)('a return file of %s', (layout) => {
  const untouched = readBankReturn(latin1(named(layout)))
  const linesOf = (outcome: typeof untouched) =>
    outcome.ok ? outcome.result.lines.map(({ line: _, ...rest }) => rest) : outcome.problems

  it.each(touches)('is read %s', (_, touched) => {
    expect(untouched.ok).toBe(true)
    const read = readBankReturn(touched(named(layout)))
    expect(linesOf(read)).toEqual(linesOf(untouched))
    expect(read).toMatchObject({ result: { agency: '0057', account: '12345', number: 12 } })
  })
})

describe('a file that cannot be read', () => {
  const problemOf = (content: Buffer) => {
    const outcome = readBankReturn(content)
    return outcome.ok ? null : outcome.problems[0]
  }
  const of400 = written('cnab400')
  const put = (text: string, at: number, value: string) =>
    text.slice(0, at - 1) + value + text.slice(at - 1 + value.length)

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'zip'],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014 [Content_Types].xml', 'latin1'), 'spreadsheet'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'spreadsheet'],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image'],
    ['an account statement', Buffer.from('OFXHEADER:100\nDATA:OFXSGML\n'), 'ofx'],
    [
      'an account statement of today',
      Buffer.from('<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>'),
      'ofx',
    ],
    ['the page of the bank', Buffer.from('<!DOCTYPE html><html lang="pt-BR">'), 'html'],
    ['a CSV', Buffer.from('vencimento;valor;pago\n10/10/2026;1,00;1,00\n'), 'csv'],
    ['a letter', Buffer.from('Prezados,\nsegue o retorno.'), null],
    ['digits of nothing', Buffer.from('0'.repeat(400)), null],
  ] as const)('says what it seems to be: %s', (_, content, kind) => {
    expect(problemOf(content)).toEqual({ code: 'other-kind', line: 1, kind })
  })

  it.each([
    ['empty', '', { code: 'empty', line: 1 }],
    ['of blanks', ' \r\n\t\r\n\u001a', { code: 'empty', line: 1 }],
    ['sent to the bank', of400.replace('02RETORNO', '01REMESSA'), { code: 'request', line: 1 }],
    ['of another bank', put(of400, 77, '237'), { code: 'other-bank', line: 1, bank: '237' }],
    [
      'of another bank, in 240',
      `756${written('cnab240').slice(3)}`,
      { code: 'other-bank', line: 1, bank: '756' },
    ],
    ['of another service', put(of400, 10, '04'), { code: 'other-service', line: 1 }],
    [
      'of another service, in 240',
      written('cnab240').replaceAll('T01', 'E04'),
      { code: 'other-service', line: 1 },
    ],
    ['two in one', of400 + of400, { code: 'two-files', line: 5 }],
    ['two in one, in 240', written('cnab240').repeat(2), { code: 'two-files', line: 9 }],
    [
      'cut within a line',
      of400.replace(' 000002\r\n', ' 0000\r\n'),
      { code: 'line-short', line: 2, length: { is: 398, due: 400 } },
    ],
    [
      'longer within a line',
      of400.replace(' 000003\r\n', '  000003\r\n'),
      { code: 'line-long', line: 3, length: { is: 401, due: 400 } },
    ],
  ] as const)('says what is wrong: %s', (_, text, problem) => {
    expect(problemOf(latin1(text))).toEqual(problem)
  })

  it('counts its lines as an editor does', () => {
    const text = of400.replace('\r\n', '\r\n\r\n').replace('0000000012208', '000000001220X')
    expect(problemOf(latin1(text))).toEqual({ code: 'wrong-field', line: 3, field: 'amount' })
  })
})
