import { describe, expect, it } from 'vitest'
import { readBankReturn } from '#domain/payment-clearings/read-bank-return.ts'
import { type DebitToAsk, debitDuty, standingMonth } from './debits-to-ask.ts'
import { contributionOfMark, type DebitFile, ownMark, writeDebitFile } from './write-debit-file.ts'
import { writeDebitReturn } from './write-debit-return.fixtures.ts'

const blanks = (count: number) => ' '.repeat(count)

const file: DebitFile = {
  agreement: '005700012345',
  company: 'Fundação Exemplo de Previdência',
  writtenOn: '2026-11-30',
  number: 7,
  entries: [
    {
      contributionId: 42,
      linkId: 123,
      cpf: '52998224725',
      agency: '0057',
      account: '12345-7',
      day: '2026-12-10',
      amount: 407.19,
      isTakenBack: false,
    },
    {
      contributionId: 43,
      linkId: 9,
      cpf: '01234567890',
      agency: '1234',
      account: '56789-0',
      day: '2026-12-11',
      amount: 100,
      isTakenBack: true,
    },
  ],
}

describe('a file that asks for debits', () => {
  it('has the fields of the layout, as its manual puts them', () => {
    const client = { first: '00000001230', second: '00000000091' }
    const own = (id: number) => `CONTRIBUICAO 00000000${id}`
    expect(writeDebitFile(file).split('\r\n')).toEqual([
      `A1005700012345${blanks(8)}FUNDACAO EXEMPLO DE 341BANCO ITAU${blanks(10)}2026113000000705DEBITO AUTOMATICO${blanks(52)}`,
      `E${client.first}${blanks(14)}0057${blanks(8)}1234572026121000000000004071903${own(42)}${blanks(37)}2000052998224725${blanks(4)}0`,
      `E${client.second}${blanks(14)}1234${blanks(8)}5678902026121100000000001000003${own(43)}${blanks(37)}2000001234567890${blanks(4)}1`,
      `Z00000400000000000050719${blanks(126)}`,
      '',
    ])
  })

  it('refuses what is longer than its field, and never cuts a figure', () => {
    expect(() => writeDebitFile({ ...file, agreement: '1'.repeat(21) })).toThrow(RangeError)
    expect(() => writeDebitFile({ ...file, number: 1_000_000 })).toThrow(RangeError)
  })

  it('names a contribution in what comes back', () => {
    expect(contributionOfMark(ownMark(42))).toBe(42)
    expect(contributionOfMark(`${ownMark(42)}   `.toLowerCase())).toBe(42)
    expect(
      ['', 'CONTRIBUICAO', ownMark(0), '0000000042', ownMark(9_999_999_999)].map(contributionOfMark),
    ).toEqual([null, null, null, null, null])
  })
})

describe('what the next file says of a debit', () => {
  const debit: DebitToAsk = {
    dueDate: '2026-10-10',
    paidOn: null,
    cancelledOn: null,
    askedFor: null,
    isTakenBack: false,
  }
  // 10 October 2026 is a Saturday and Monday a holiday: debited on Tuesday 13.
  it.each([
    ['asks before its day', {}, '2026-10-12', 'ask'],
    ['is too late on it', {}, '2026-10-13', 'late'],
    ['asks once', { askedFor: '2026-10-13' }, '2026-10-01', null],
    ['says nothing of what is paid', { paidOn: '2026-10-01' }, '2026-10-12', null],
    ['or cancelled before it was asked for', { cancelledOn: '2026-10-01' }, '2026-10-12', null],
    [
      'takes back what was cancelled since',
      { askedFor: '2026-10-13', cancelledOn: '2026-10-12' },
      '2026-10-12',
      'take-back',
    ],
    ['once', { askedFor: '2026-10-13', cancelledOn: '2026-10-12', isTakenBack: true }, '2026-10-12', null],
    ['and not on its day', { askedFor: '2026-10-13', cancelledOn: '2026-10-12' }, '2026-10-13', null],
  ] as const)('%s', (_, over, today, duty) => {
    expect(debitDuty({ ...debit, ...over }, today)).toBe(duty)
  })
})

describe('who pays every month by a debit', () => {
  it.each([
    ['is not debited long before', '2026-11-29', null],
    ['is from ten days before the due date on', '2026-11-30', '2026-12'],
    ['as long as the bank can be asked', '2026-12-09', '2026-12'],
    ['and not on the day itself', '2026-12-10', null],
    // 10 October 2026 is a Saturday and Monday a holiday.
    ['is until the day before the business day after', '2026-10-12', '2026-10'],
    ['over the end of a year', '2026-12-31', '2027-01'],
  ] as const)('%s', (_, today, month) => {
    expect(standingMonth(today, { dueDay: 10 })).toBe(month)
  })
})

describe('a return file of debits', () => {
  const written = writeDebitReturn({
    agreement: '005700012345',
    writtenOn: '2026-12-11',
    number: 3,
    answers: [
      { contributionId: 42, answer: '00', day: '2026-12-10', amount: 407.19 },
      { contributionId: 43, answer: '01', day: '2026-12-11', amount: 100 },
      { contributionId: 44, answer: '99', day: '2026-12-11', amount: 50 },
      { contributionId: 45, answer: '31', day: '2026-12-14', amount: 60 },
    ],
  })
  const problemsOf = (text: string) => {
    const outcome = readBankReturn(Buffer.from(text))
    return outcome.ok ? [] : outcome.problems
  }

  it('says what was debited and what was not', () => {
    const outcome = readBankReturn(Buffer.from(written))
    expect(outcome).toMatchObject({
      result: { layout: 'debit150', agreement: '005700012345', number: 3, writtenOn: '2026-12-11' },
    })
    const lines = outcome.ok ? outcome.result.lines : []
    expect(lines.map((line) => [line.paymentId, line.occurrence, line.movement, line.paidAmount])).toEqual([
      [42, '00', 'paid', 407.19],
      [43, '01', 'rejected', 0],
      [44, '99', 'other', 0],
      [45, '31', 'paid', 60],
    ])
    expect(lines[0]).toMatchObject({
      line: 2,
      occurredOn: '2026-12-10',
      receivedAmount: 407.19,
      portfolio: null,
    })
  })

  it.each([
    ['what was sent', (text: string) => text.replace('A2', 'A1'), 'request', 1],
    ['another bank', (text: string) => text.replace('341BANCO', '237BANCO'), 'other-bank', 1],
    ['another count', (text: string) => text.replace('Z000006', 'Z000007'), 'wrong-count', 6],
    ['another total', (text: string) => text.replace('61719', '61720'), 'wrong-total', 6],
    ['no trailer', (text: string) => text.slice(0, text.indexOf('Z0')), 'no-trailer', 5],
    [
      'an amount with letters',
      (text: string) => text.replace('00000000040719', '0000000004071X'),
      'wrong-field',
      2,
    ],
    ['a day that does not exist', (text: string) => text.replace('20261210', '20261310'), 'wrong-field', 2],
    ['two in one', (text: string) => text + text, 'two-files', 7],
  ])('is refused for %s', (_, change, code, line) => {
    expect(problemsOf(change(written))).toContainEqual(expect.objectContaining({ code, line }))
  })

  it.each([
    ['without blanks at the ends of lines', written.replaceAll(/ +\r\n/g, '\r\n')],
    ['with its mark', `\ufeff${written}`],
    ['with no ends of lines', written.replaceAll('\r\n', '')],
    ['in small letters', written.toLowerCase()],
  ])('is read as an editor left it: %s', (_, text) => {
    expect(problemsOf(text)).toEqual([])
  })
})
