import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { fromCents } from '#domain/money.ts'
import { barCode, isValidBarCode, readBarCode } from './bar-code.ts'
import { boleto } from './boleto.ts'
import { barCodeOfLine, digitableLine, formatDigitableLine } from './digitable-line.ts'
import { dueDateOfFactor, dueFactor } from './due-factor.ts'
import { itauAccountDigit, itauFreeField, slipNumberDigit } from './itau-free-field.ts'

const collection = { portfolio: '109', slipNumber: '00000001', agency: '0057', account: '12345' }

describe('the slip of 10 December 2026', () => {
  const slip = boleto({ collection, dueDate: '2026-12-10', amount: 122.08 })

  it('has the bar code and the line of the bank', () => {
    expect(slip).toEqual({
      barCode: '34191165600000122081090000000160057123457000',
      digitableLine: '34191090080000016005171234570001116560000012208',
      formattedLine: '34191.09008 00000.160051 71234.570001 1 16560000012208',
      slipNumber: '109/00000001-6',
      amount: 122.08,
      dueDate: '2026-12-10',
      payableUntil: '2026-12-10',
    })
  })
})

describe('the slip of a Sunday', () => {
  it('is paid on Monday', () => {
    const slip = boleto({
      collection: { portfolio: '109', slipNumber: '00000042', agency: '1234', account: '56789' },
      dueDate: '2027-01-10',
      amount: '1234.56',
    })
    expect(slip.formattedLine).toBe('34191.09008 00004.241238 45678.970000 6 16870000123456')
    expect(slip.payableUntil).toBe('2027-01-11')
  })
})

describe("the example of the bank's manual", () => {
  const code = '34196166700000123451101234567880057123457000'
  const line = '34191.10121 34567.880058 71234.570001 6 16670000012345'

  it('goes from bar code to line and back', () => {
    expect(formatDigitableLine(digitableLine(code))).toBe(line)
    expect(barCodeOfLine(line)).toBe(code)
  })

  it('is read by the cycle that is meant', () => {
    expect(readBarCode(code, '2002-06-01')).toEqual({
      bank: '341',
      dueDate: '2002-05-01',
      amount: 123.45,
      freeField: '1101234567880057123457000',
    })
    expect(readBarCode(code, '2026-11-21').dueDate).toBe('2026-12-21')
  })

  it('is built from its parts', () => {
    const parts = { portfolio: '110', slipNumber: '12345678', agency: '0057', account: '12345' }
    expect(
      barCode({ bank: '341', dueDate: '2002-05-01', amount: 123.45, freeField: itauFreeField(parts) }),
    ).toBe(code)
  })
})

describe('dueFactor', () => {
  it.each([
    ['2000-07-03', 1000],
    ['2025-02-21', 9999],
    ['2025-02-22', 1000],
    ['2025-02-23', 1001],
    ['2026-12-10', 1656],
    ['2049-10-13', 9999],
    ['2049-10-14', 1000],
  ])('of %s is %i', (date, factor) => {
    expect(dueFactor(date)).toBe(factor)
  })

  it('needs four digits', () => {
    expect(() => dueFactor('2000-07-02')).toThrow(RangeError)
    expect(() => dueDateOfFactor(999, '2026-11-21')).toThrow(RangeError)
  })
})

describe('check digits of Itaú', () => {
  it('fit an account to its agency', () => {
    expect(itauAccountDigit('0057', '12345')).toBe(7)
    expect(() => itauAccountDigit('57', '12345')).toThrow(RangeError)
  })

  it('leave agency and account out in some portfolios', () => {
    expect(slipNumberDigit(collection)).toBe(6)
    const short = { ...collection, portfolio: '126' }
    expect(slipNumberDigit(short)).toBe(slipNumberDigit({ ...short, agency: '9999', account: '99999' }))
  })
})

describe('what does not fit', () => {
  it('is refused', () => {
    const parts = { bank: '341', dueDate: '2026-12-10', freeField: itauFreeField(collection) }
    expect(() => barCode({ ...parts, amount: 0 })).toThrow(RangeError)
    expect(() => barCode({ ...parts, amount: 100_000_000 })).toThrow(RangeError)
    expect(() => itauFreeField({ ...collection, slipNumber: '1' })).toThrow(RangeError)
    expect(() => digitableLine('3419')).toThrow(RangeError)
    expect(() => readBarCode('1'.repeat(44), '2026-11-21')).toThrow(RangeError)
    expect(barCodeOfLine('34191.09008 00000.160051 71234.570001 2 16560000012208')).toBeNull()
    expect(barCodeOfLine('34191.09009 00000.160051 71234.570001 1 16560000012208')).toBeNull()
    expect(barCodeOfLine('123')).toBeNull()
  })
})

describe('any slip', () => {
  const today = '2026-11-21'
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const order = fc.record({
    collection: fc.record({
      portfolio: digits(3),
      slipNumber: digits(8),
      agency: digits(4),
      account: digits(5),
    }),
    dueDate: fc.integer({ min: -3000, max: 3000 }).map((days) => addDays(today, days)),
    amount: fc.integer({ min: 1, max: 9_999_999_999 }).map(fromCents),
  })

  it('goes from line to bar code, and from there to what was asked for', () => {
    fc.assert(
      fc.property(order, (wanted) => {
        const slip = boleto(wanted)
        expect(isValidBarCode(slip.barCode)).toBe(true)
        expect(barCodeOfLine(slip.formattedLine)).toBe(slip.barCode)
        expect(digitableLine(slip.barCode)).toBe(slip.digitableLine)
        expect(readBarCode(slip.barCode, today)).toMatchObject({
          dueDate: wanted.dueDate,
          amount: wanted.amount,
        })
      }),
    )
  })

  it('is refused when one digit of its first three fields is wrong', () => {
    fc.assert(
      fc.property(order, fc.nat({ max: 31 }), fc.integer({ min: 1, max: 9 }), (wanted, at, more) => {
        const line = boleto(wanted).digitableLine
        const wrong = (Number(line[at]) + more) % 10
        expect(barCodeOfLine(`${line.slice(0, at)}${wrong}${line.slice(at + 1)}`)).toBeNull()
      }),
    )
  })
})
