import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { fromCents, sumReais } from '#domain/money.ts'
import { movementOf } from './bank-occurrences.ts'
import { SLIP_LAYOUTS } from './bank-return.ts'
import { readBankReturn } from './read-bank-return.ts'
import { type WrittenLine, type WrittenReturn, writeBankReturn } from './write-return.fixtures.ts'

const blanks = (count: number) => ' '.repeat(count)

/** A file as the layout's manual has it, put together by hand: one slip of R$ 407,19 paid late with R$ 12,53. */
const BY_HAND = [
  `02RETORNO01COBRANCA${blanks(7)}005700123457${blanks(8)}FUNDO DE PENSAO DEMONSTRACAO  341BANCO ITAU S.A.201126${blanks(5)}BPI00042231126${blanks(275)}000001`,
  `10211222333000181005700123457${blanks(8)}${blanks(25)}00000013${blanks(12)}109000000131${blanks(13)}I06201126${blanks(10)}00000013${blanks(12)}101026000000004071934100570010000000000250${blanks(26)}${'0'.repeat(39)}000000004197200000000012530000000000000 ${blanks(2)}231126${blanks(10)}0000000000000EDUARDO PRATES${blanks(16)}${blanks(23)}${blanks(8)}${blanks(7)}B1000002`.slice(
    0,
    400,
  ),
  `9201341${blanks(10)}${'0'.repeat(8)}${'0'.repeat(14)}${blanks(8)}${blanks(130)}${'0'.repeat(8)}${'0'.repeat(14)}${blanks(8)}000420000000100000000040719${blanks(160)}000003`,
]

const collection = { agency: '0057', account: '12345' }

const paidLine: WrittenLine = {
  line: 2,
  portfolio: '109',
  slipNumber: '00000013',
  occurrence: '06',
  movement: 'paid',
  dueOn: '2026-10-10',
  faceAmount: 407.19,
  paidAmount: 419.72,
  receivedAmount: 419.72,
  feeAmount: 2.5,
  addsUp: true,
  occurredOn: '2026-11-20',
  creditOn: '2026-11-23',
}

const file = (over: Partial<WrittenReturn> = {}): WrittenReturn => ({
  layout: 'cnab400',
  ...collection,
  writtenOn: '2026-11-20',
  number: 42,
  lines: [paidLine],
  ...over,
})

/** A file as banks write it: Latin-1. */
const read = (content: string) => readBankReturn(Buffer.from(content, 'latin1'))

const problemsOf = (content: string) => {
  const outcome = read(content)
  return outcome.ok ? [] : outcome.problems
}

/** The file with a field of a line written over; positions from 1. */
function changed(content: string, line: number, position: number, value: string): string {
  const lines = content.split('\r\n')
  const text = lines[line - 1] ?? ''
  lines[line - 1] = text.slice(0, position - 1) + value + text.slice(position - 1 + value.length)
  return lines.join('\r\n')
}

describe('a return file of 400 characters', () => {
  it('put together by hand is read field by field', () => {
    expect(BY_HAND.map((line) => line.length)).toEqual([400, 400, 400])
    expect(read(BY_HAND.join('\r\n'))).toEqual({ ok: true, result: file() })
  })

  it('may end its lines as any system does', () => {
    expect(problemsOf(BY_HAND.join('\n'))).toEqual([])
    expect(problemsOf(`${BY_HAND.join('\r\n')}\r\n\u001a`)).toEqual([])
  })

  it.each([
    [
      'a line too short',
      (text: string) => text.replace(' B1', 'B1').replace(`${blanks(7)}B1`, 'B1'),
      'line-short',
      2,
    ],
    ['another bank', (text: string) => changed(text, 1, 77, '237'), 'other-bank', 1],
    ['a remittance', (text: string) => changed(text, 1, 1, '01REMESSA'), 'request', 1],
    ['a day that does not exist', (text: string) => changed(text, 2, 111, '310226'), 'wrong-field', 2],
    ['an amount with letters', (text: string) => changed(text, 2, 254, '00000000A1972'), 'wrong-field', 2],
    ['another check digit', (text: string) => changed(text, 2, 94, '9'), 'wrong-slip-digit', 2],
    ['a line that was taken out', (text: string) => changed(text, 2, 395, '000003'), 'wrong-sequence', 2],
    ['another count', (text: string) => changed(text, 3, 213, '00000002'), 'wrong-count', 3],
    ['another total', (text: string) => changed(text, 3, 221, '00000000040720'), 'wrong-total', 3],
    ['no trailer', (text: string) => text.split('\r\n').slice(0, 2).join('\r\n'), 'no-trailer', 2],
  ])('is refused for %s', (_, change, code, line) => {
    expect(problemsOf(change(BY_HAND.join('\r\n')))).toContainEqual(expect.objectContaining({ code, line }))
  })
})

describe('a return file of 240 characters', () => {
  const content = writeBankReturn(file({ layout: 'cnab240' }))

  it('has two lines for each slip, and its batch', () => {
    expect(content.split('\r\n').map((line) => line.slice(7, 8) + line.slice(13, 14).trim())).toEqual([
      '0',
      '1',
      '3T',
      '3U',
      '5',
      '9',
      '',
    ])
    expect(read(content)).toEqual({
      ok: true,
      result: file({ layout: 'cnab240', lines: [{ ...paidLine, line: 3 }] }),
    })
  })

  it.each([
    ['half of a slip', (text: string) => text.split('\r\n').toSpliced(3, 1).join('\r\n'), 'missing-half', 3],
    ['two halves of different occurrences', (text: string) => changed(text, 4, 16, '09'), 'missing-half', 4],
    ['another count in the batch', (text: string) => changed(text, 5, 18, '000005'), 'wrong-count', 5],
    [
      'another total in the batch',
      (text: string) => changed(text, 5, 30, '00000000000040720'),
      'wrong-total',
      5,
    ],
    ['another count of lines', (text: string) => changed(text, 6, 24, '000007'), 'wrong-count', 6],
    [
      'a batch that does not end',
      (text: string) => text.split('\r\n').toSpliced(4, 1).join('\r\n'),
      'no-trailer',
      2,
    ],
    ['a remittance', (text: string) => changed(text, 1, 143, '1'), 'request', 1],
  ])('is refused for %s', (_, change, code, line) => {
    expect(problemsOf(change(content))).toContainEqual(expect.objectContaining({ code, line }))
  })
})

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days))
const cents = fc.integer({ min: 1, max: 99_999_999 }).map(fromCents)
const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'))

const anyFile = fc.constantFrom(...SLIP_LAYOUTS).chain((layout) =>
  fc
    .record({
      agency: digits(4),
      account: digits(5),
      writtenOn: day,
      number: fc.integer({ min: 1, max: 99_999 }),
      lines: fc.array(
        fc.record({
          portfolio: fc.constantFrom('109', '157', '168'),
          slipNumber: digits(8),
          occurrence: fc.constantFrom('02', '03', '05', '06', '07', '09', '17', '28'),
          dueOn: fc.option(day),
          faceAmount: cents,
          posted: cents,
          feeAmount: fc.oneof(fc.constant(0), cents),
          keepsFee: fc.boolean(),
          occurredOn: day,
          creditOn: fc.option(day),
        }),
        { maxLength: 12 },
      ),
    })
    .map(
      ({ lines, ...head }): WrittenReturn => ({
        layout,
        ...head,
        lines: lines.map(({ posted: receivedAmount, keepsFee, ...line }, index) => {
          const movement = movementOf(layout, { ...line, receivedAmount })
          const kept = keepsFee ? line.feeAmount : 0
          return {
            ...line,
            movement,
            line: layout === 'cnab400' ? 2 + index : 3 + 2 * index,
            paidAmount: movement === 'paid' ? sumReais([receivedAmount, kept]) : 0,
            receivedAmount,
            addsUp: true,
          }
        }),
      }),
    ),
)

describe('any return file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyFile, (written) => {
        expect(read(writeBankReturn(written))).toEqual({ ok: true, result: written })
      }),
    )
  })

  it('never fails, whatever it holds, and says on which line something is wrong', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(), fc.string({ minLength: 1, maxLength: 9 }), (written, at, noise) => {
        const content = writeBankReturn(written)
        const from = at % content.length
        const noisy = content.slice(0, from) + noise + content.slice(from + noise.length)
        const outcome = readBankReturn(Buffer.from(noisy))
        const last = content.split('\r\n').length + noise.length
        for (const { line } of outcome.ok ? [] : outcome.problems) {
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(last)
        }
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => problemsOf(text).length > 0))
  })
})
