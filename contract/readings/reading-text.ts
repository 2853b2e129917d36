import { maskCpf } from '#domain/cpf.ts'
import { bankName } from '#domain/people/banks.ts'
import { countryName } from '../country-names.ts'
import {
  allOfText,
  dateText,
  instantText,
  monthsText,
  monthText,
  numberText,
  paymentMethodName,
  percentText,
  reaisText,
} from '../value-text.ts'
import type { ReadAs, ReadingLine, ReadValues } from './reading-line.ts'

/** A line of a reading in words. `before` null: the data does not tell it. `changes`: the two differ. */
export type LineText = {
  under: string | null
  label: string
  before: string | null
  after: string
  changes: boolean
}

/** For a request whose data has a shape that the portal does not know. */
export const unreadableRequest = 'Esta solicitação veio de outro sistema e não pode ser mostrada aqui.'

const words = { nothing: 'Não informado', yes: 'Sim', no: 'Não' } as const

const formats: { readonly [As in ReadAs]: (value: ReadValues[As]) => string } = {
  text: (value) => value,
  money: reaisText,
  percent: percentText,
  number: numberText,
  months: monthsText,
  date: dateText,
  month: monthText,
  instant: instantText,
  'yes-no': (answer) => (answer === true || answer === 'S' ? words.yes : words.no),
  countries: (codes) => allOfText(codes.map(countryName)),
  cpf: maskCpf,
  list: (items) => items.join('; '),
  'bank-account': ({ bank, agency, account }) =>
    [bank && bankName(bank), `agência ${agency}`, `conta ${account}`].filter(Boolean).join(', '),
  'payment-method': paymentMethodName,
}

/** One line in words, the same on screen, on paper and in files. */
export function lineText(line: ReadingLine): LineText {
  const after = valueText(line.as, line.after)
  const before = line.before === undefined ? null : valueText(line.as, line.before)
  return {
    under: line.under ?? null,
    label: line.label,
    before,
    after,
    changes: before !== null && before !== after,
  }
}

/** A whole reading in words. */
export function readingText(lines: readonly ReadingLine[]): readonly LineText[] {
  return lines.map(lineText)
}

/** A value in words; what is empty was not told. */
export function valueText<As extends ReadAs>(as: As, value: ReadValues[As] | null | undefined): string {
  if (value === null || value === undefined || value === '') return words.nothing
  const text = formats[as](value)
  return text.trim() === '' ? words.nothing : text
}

/** A line as one sentence, for a cell of a spreadsheet or of a record: `Contribuição por mês: R$ 100,00 → R$ 150,00`. */
export function lineSentence(line: LineText): string {
  return `${lineName(line)}: ${lineValue(line)}`
}

/** The name of a line with that of its part: `Residência fiscal: Brasil · CPF`. */
export function lineName({ under, label }: LineText): string {
  return under === null ? label : `${under} · ${label}`
}

/** Value of a line, with the earlier one where that is known: `R$ 100,00 → R$ 150,00`. */
export function lineValue({ before, after, changes }: LineText): string {
  return before !== null && changes ? `${before} → ${after}` : after
}
