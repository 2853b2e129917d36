import * as v from 'valibot'
import { cnpjCharacters, isValidCnpj } from '#domain/cnpj.ts'
import { isValidCpf, onlyDigits } from '#domain/cpf.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { isIsoDate, isoDateOf } from '#domain/iso-date.ts'
import { tidyText } from '#domain/written-text.ts'
import { emailComplaint } from './people/email-check.ts'
import type { WireWords } from './wire-words.ts'
import { YES_NO } from './yes-no.ts'

const LARGEST_ID = 2_147_483_647

/** Database identity in a JSON body or answer. */
export const id = v.pipe(
  v.number('Informe um número de identificação.'),
  v.integer('O identificador deve ser um número inteiro.'),
  v.minValue(1, 'O identificador deve ser maior que zero.'),
  v.maxValue(LARGEST_ID, 'O identificador é grande demais.'),
)

/** Identity that may be 0, where 0 means "all" in a filter or "default" in a theme. */
export const idOrZero = v.pipe(
  v.number('Informe um número de identificação.'),
  v.integer('O identificador deve ser um número inteiro.'),
  v.minValue(0, 'O identificador não pode ser negativo.'),
  v.maxValue(LARGEST_ID, 'O identificador é grande demais.'),
)

const wholeNumberText = v.pipe(
  v.string('Informe um número inteiro.'),
  v.regex(/^\d{1,10}$/, 'Informe um número inteiro.'),
  v.transform(Number),
)

/** Identity in a path or query, where everything is text. */
export const idText = v.pipe(wholeNumberText, id)

/** A number from 1 on, as the place of a choice in its list, with one sentence for whatever is wrong. */
export const numberFromOne = (most: number, sentence: string) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(1, sentence), v.maxValue(most, sentence))

/** Identity in a path or query; 0 means "all" or "default". */
export const idOrZeroText = v.pipe(wholeNumberText, idOrZero)

/** A person and their plan in an address. */
export const linkParams = v.object({ idPessoa: idText, idPlano: idText })

/** Which enrolment of a person in a plan is meant; absent: the newest one that is open. */
export const linkQuery = v.object({ idVinculo: v.optional(idText) })

/** Query number between two bounds, with the value to use when it is absent. */
export const boundedText = (minimum: number, maximum: number, absent: number) =>
  v.optional(
    v.pipe(
      wholeNumberText,
      v.minValue(minimum, `O valor mínimo é ${minimum}.`),
      v.maxValue(maximum, `O valor máximo é ${maximum}.`),
    ),
    String(absent),
  )

/** Page of a list in a query, from 0. */
export const pageQuery = { page: boundedText(0, 100_000, 0) }

/** How many pages and entries the list has that an answer gives a page of. */
export const pageTotals = { totalPage: v.number(), totalItems: v.number() }

/** CPF as typed or as digits; leaves as its 11 digits. Check digits are verified. */
export const cpf = v.pipe(
  v.string('Informe o CPF.'),
  v.maxLength(14, 'O CPF tem 11 números.'),
  v.transform((text) => onlyDigits(text) ?? ''),
  v.check((digits) => digits.length === 11, 'O CPF tem 11 números.'),
  v.check((digits) => isValidCpf(digits), 'CPF inválido. Confira os números.'),
)

/** CNPJ as typed, with or without mask; leaves as its 14 letters or digits. Check digits are verified. */
export const cnpj = (refused: string) =>
  v.pipe(
    v.string(refused),
    v.transform((written: string) => cnpjCharacters(written)),
    v.check((written: string) => isValidCnpj(written), refused),
  )

/** E-mail address; leaves tidy, in small letters. */
export const email = v.pipe(
  v.string(emailComplaint('') ?? ''),
  v.transform(tidyEmail),
  v.check(
    (address) => emailComplaint(address) === null,
    ({ input }) => emailComplaint(input) ?? '',
  ),
)

/** Date in a request: ISO or `dd/mm/aaaa`; leaves as ISO and exists in the calendar. */
export const typedDate = v.pipe(
  v.string('Informe uma data.'),
  v.transform((text) => isoDateOf(text) ?? text),
  v.check(isCalendarDate, 'Esta data não existe. Use dia/mês/ano.'),
)

/** Instant in UTC, ISO 8601 with offset. */
export const isoInstant = v.pipe(v.string(), v.isoTimestamp())

/** Month of reference, `AAAA-MM`. */
export const competence = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Escreva o mês como AAAA-MM.'),
)

/** Amount in reais with at most two decimals. */
export const reais = v.pipe(
  v.number('Informe um valor em reais.'),
  v.finite('Informe um valor em reais.'),
  v.check((value) => Math.abs(value) < 1e12, 'O valor é grande demais.'),
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4,
    'Use no máximo duas casas decimais.',
  ),
)

/** Percentage in points (6 means 6%). */
export const percentPoints = v.pipe(
  v.number('Informe um percentual.'),
  v.finite('Informe um percentual.'),
  v.minValue(0, 'O percentual não pode ser negativo.'),
  v.maxValue(100, 'O percentual não pode passar de 100.'),
)

/** A word of an enumeration. `refused`: what is said of any other. */
/* @__NO_SIDE_EFFECTS__ */
export function wordOf<Words extends Readonly<Record<string, string>>>(
  { words }: WireWords<Words>,
  refused?: string,
) {
  return v.picklist(words, refused)
}

/** The word of one of `codes`, for a call that knows only some values of an enumeration. */
/* @__NO_SIDE_EFFECTS__ */
export function wordFor<Words extends Readonly<Record<string, string>>, Code extends keyof Words>(
  { toWire }: WireWords<Words>,
  codes: readonly Code[],
  refused?: string,
) {
  return v.picklist(
    codes.map((code) => toWire(code)),
    refused,
  )
}

/** `S` or `N`, the product's yes and no. */
export const yesNo = v.picklist(YES_NO)

/** Free text of a person, tidy and trimmed, without control characters, between 1 and `maximum` characters. */
export const sentence = (maximum: number, empty: string) =>
  v.pipe(
    v.string(empty),
    v.transform(tidyText),
    v.trim(),
    v.minLength(1, empty),
    v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`),
    v.check((text) => !hasControlCharacters(text), 'O texto tem caracteres que não podem ser guardados.'),
  )

/** Free text that may be empty, tidy and trimmed, without control characters, at most `maximum` characters. */
export const optionalText = (maximum: number) =>
  v.pipe(
    v.string('Informe um texto.'),
    v.transform(tidyText),
    v.trim(),
    v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`),
    v.check((text) => !hasControlCharacters(text), 'O texto tem caracteres que não podem ser guardados.'),
  )

/** Text as it is typed, without control characters: the rule says whether it may be empty. */
export const typedText = (maximum: number) =>
  v.pipe(
    v.string('Informe um texto.'),
    v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`),
    v.check((given) => !/\p{Cc}/u.test(given), 'O texto tem caracteres que não podem ser guardados.'),
  )

/** Telephone as typed, with whatever codes people write before it; the rule of the domain reads it. */
export const phoneText = (missing: string) =>
  v.pipe(v.string(missing), v.maxLength(30, 'Escreva o telefone em até 30 caracteres.'))

/** Words that somebody looks for: tidy, on one line, at most 80 characters. */
export const keyword = v.pipe(
  v.string('Escreva o que procurar.'),
  v.transform((words) => tidyText(words).replaceAll(/\s+/g, ' ').trim()),
  v.maxLength(80, 'Use no máximo 80 caracteres na busca.'),
)

/** Address of the web that a browser opens safely, or nothing, at most 300 characters. */
export const webAddress = (refused: string) =>
  v.pipe(
    optionalText(300),
    v.check((address) => address === '' || isWebAddress(address), refused),
  )

/** Reference to a row with a name, as the product lists them. */
export const named = v.object({ id: idOrZero, nome: v.string() })

/** SHA-256 of a file's bytes, as 64 hexadecimal digits: the name of what never changes. */
export const contentHash = v.pipe(
  v.string('Informe a imagem.'),
  v.regex(/^[0-9a-f]{64}$/, 'Esta imagem não existe.'),
)

/** Number of times a record was written; the sender says which one it saw. */
export const version = v.pipe(
  v.number('Informe a versão.'),
  v.integer('A versão deve ser um número inteiro.'),
  v.minValue(1, 'A versão começa em 1.'),
  v.maxValue(LARGEST_ID, 'A versão é grande demais.'),
)

/** Key that the sender draws once per submission, so that sending twice stores once. */
export const submissionKey = v.pipe(
  v.string('Falta a chave de envio.'),
  v.uuid('A chave de envio deve ser um UUID.'),
)

function isCalendarDate(text: string): boolean {
  return isIsoDate(text) && text >= '1900-01-01' && text <= '2200-12-31'
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

function hasControlCharacters(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code === 0x7f || (code < 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)) return true
  }
  return false
}
