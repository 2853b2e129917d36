import * as v from 'valibot'
import { maskCpf } from '#domain/cpf.ts'
import { bankName } from '#domain/people/banks.ts'
import { formatPhone } from '#domain/people/phone.ts'
import { formatPostalCode } from '#domain/people/postal-code.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { countryName } from '../country-names.ts'
import { fatcaDataOf } from '../declarations/fatca-check.ts'
import { fatcaDeclarationReading } from '../declarations/fatca-declaration-reading.ts'
import { pepDataOf } from '../declarations/pep-check.ts'
import { pepDeclarationReading } from '../declarations/pep-declaration-reading.ts'
import { dependantTypeNames, kinshipNames } from '../dependants/dependants.text.ts'
import { dependantToRead } from '../dependants/dependants.ts'
import { type Hidden, hidden } from '../readings/define-reading.ts'
import { type LineAs, type ReadingLine, text } from '../readings/reading-line.ts'
import { lineSentence, readingText, valueText } from '../readings/reading-text.ts'
import { dateText, percentText } from '../value-text.ts'
import type { YesNo } from '../yes-no.ts'
import { fieldNames, maritalNames } from './re-registration.text.ts'
import { groupValues, type ReRegistrationData } from './re-registration.ts'

/** A field of a group as a line, from what was on record to what was sent; `field` is its key in the data. */
export type FieldLine = { group: ReRegistrationGroup; field: string; line: LineAs<'text'> }

/** Fields of a group in words, by their keys; empty for what was not told. */
type Words = Readonly<Record<string, string>>

/** How each field of a group is told. A field that is missing does not compile. */
type FieldReaders<Values> = {
  readonly [Field in keyof Values]-?: ((value: Values[Field], values: Values) => string) | Hidden
}

const asTyped = (typed: string) => typed
const answer = (given: YesNo | null) => (given === null ? '' : valueText('yes-no', given))

const readGroup: Readonly<Record<ReRegistrationGroup, (stored: unknown) => Words>> = {
  pessoal: wordsOf(groupValues.pessoal, {
    nome: asTyped,
    nomeMae: asTyped,
    estadoCivil: (status) => (status === null ? '' : maritalNames[status]),
    documento: asTyped,
    orgaoEmissor: asTyped,
  }),
  endereco: wordsOf(groupValues.endereco, {
    residente_exterior: answer,
    cep: (code, { residente_exterior }) => (residente_exterior === 'S' ? code : formatPostalCode(code)),
    logradouro: asTyped,
    numero: asTyped,
    complemento: asTyped,
    bairro: asTyped,
    cidade: asTyped,
    estado: asTyped,
    pais: (code) => (code === '' ? '' : countryName(code)),
    numeroIdentificacaoFiscal: asTyped,
    comprovante: hidden('is one of the files'),
  }),
  contatos: wordsOf(groupValues.contatos, {
    email: asTyped,
    celular: formatPhone,
    telefone: formatPhone,
  }),
  banco: wordsOf(groupValues.banco, {
    banco: (code) => (code === '' ? '' : bankName(code)),
    agencia: asTyped,
    conta: asTyped,
  }),
  dependentes: wordsOf(v.strictObject({ dependentes: v.array(dependantToRead) }), {
    dependentes: (everybody) => everybody.map(dependantInWords).join('; '),
  }),
  declaracoes: wordsOf(groupValues.declaracoes, {
    pep: (pep) => (pep.ppe === null ? '' : sentences(pepDeclarationReading(pepDataOf(pep)))),
    fatca: (fatca) =>
      fatca.pessoaEstadosUnidos === null ? '' : sentences(fatcaDeclarationReading(fatcaDataOf(fatca))),
  }),
}

/** Every field of one group, in the order of the form; none for values that do not have the shape of the group. */
export function groupLines({ grupo, anterior, atual }: ReRegistrationData['grupos'][number]): FieldLine[] {
  const [was, is] = [readGroup[grupo](anterior), readGroup[grupo](atual)]
  return Object.entries(is).map(([field, words]) => ({
    group: grupo,
    field,
    line: text(fieldNames[grupo][field] ?? '', words, was[field] ?? ''),
  }))
}

/** Record of one group; null for values that do not have its shape. */
export function recordedGroupLines(group: ReRegistrationGroup, kept: unknown): readonly ReadingLine[] | null {
  if (!v.is(groupValues[group], kept)) return null
  return Object.entries(readGroup[group](kept)).map(([field, words]) =>
    text(fieldNames[group][field] ?? '', words),
  )
}

function wordsOf<Values extends object>(
  schema: v.GenericSchema<unknown, Values>,
  readers: FieldReaders<Values>,
): (stored: unknown) => Words {
  return (stored) => {
    const parsed = v.safeParse(schema, stored)
    if (!parsed.success) return {}
    const values = parsed.output
    return Object.fromEntries(
      (Object.keys(readers) as (keyof Values & string)[]).flatMap((field) => {
        const read = readers[field]
        return typeof read === 'function' ? [[field, read(values[field], values)]] : []
      }),
    )
  }
}

const sentences = (lines: readonly ReadingLine[]) => readingText(lines).map(lineSentence).join('; ')

function dependantInWords(dependant: v.InferOutput<typeof dependantToRead>): string {
  const { name, cpf, birthdate, kindship, finality, average, estudante, incapaz } = dependant
  return [
    name,
    kindship && kinshipNames[kindship],
    finality && `para ${dependantTypeNames[finality].toLowerCase()}`,
    finality === 2 && average !== null && percentText(average),
    estudante === 'S' && 'estuda',
    incapaz === 'S' && 'não pode trabalhar',
    birthdate && dateText(birthdate),
    cpf && `CPF ${maskCpf(cpf)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
