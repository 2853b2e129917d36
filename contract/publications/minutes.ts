import * as v from 'valibot'
import { minutesTags } from '#domain/publications/minutes/minutes-tags.ts'
import { minutesVisibilities } from '#domain/publications/minutes/publication.ts'
import { defineLinkReading } from '../define-call.ts'
import { id, idOrZero, idText, named, numberFromOne, optionalText, sentence, typedDate } from '../formats.ts'
import { registryDocument } from '../proof.ts'
import { minutesBodyNames, minutesSentences as text } from './minutes.text.ts'

const LARGEST_NUMBER = 99_999

/**
 * Minutes as attendants record them. `orgao` is one of the bodies by its number, `numero` counts its meetings; `assuntos` is one line with
 * commas; `idPlano` 0: about the whole entity; `publicadaEm` null: still being prepared, else participants see them from that day on,
 * where `visibilidade` lets them. `arquivo` is their PDF, without which nothing is published.
 */
export const minutesData = v.pipe(
  v.strictObject({
    orgao: numberFromOne(minutesBodyNames.length, text.body),
    numero: numberFromOne(LARGEST_NUMBER, text.number),
    data: v.pipe(v.string(text.held), typedDate),
    titulo: sentence(160, text.title),
    resumo: sentence(1000, text.summary),
    assuntos: v.pipe(
      optionalText(200),
      v.transform((line: string) => minutesTags(line).join(', ')),
    ),
    idPlano: v.pipe(v.number(text.plan), idOrZero),
    visibilidade: v.picklist(minutesVisibilities, text.visibility),
    publicadaEm: v.nullable(v.pipe(v.string(text.published), typedDate)),
    arquivo: registryDocument,
  }),
  v.forward(
    v.check(({ data, publicadaEm }) => publicadaEm === null || data <= publicadaEm, text.publishedAfter),
    ['publicadaEm'],
  ),
  v.forward(
    v.check(({ publicadaEm, arquivo }) => publicadaEm === null || arquivo !== null, text.fileNeeded),
    ['arquivo'],
  ),
)
export type MinutesData = v.InferOutput<typeof minutesData>

/** Minutes of a meeting. `numero` counts the meetings of the `orgao`; `plano` null: about the whole entity. */
const minutesItem = v.object({
  id,
  orgao: named,
  numero: id,
  data: typedDate,
  titulo: v.string(),
  resumo: v.string(),
  assuntos: v.array(v.string()),
  plano: v.nullable(named),
})
export type MinutesItem = v.InferOutput<typeof minutesItem>

/** Published minutes about the plan or the whole entity, newest first. */
export const retornarAtas = defineLinkReading({
  path: '/retornarAtas/{idPessoa}/{idPlano}',
  summary: 'Lista as atas publicadas das reuniões dos órgãos da entidade.',
  group: 'Atas',
  service: 'atas',
  answer: v.array(minutesItem),
})

/** The minutes themselves, as PDF. */
export const arquivoAta = defineLinkReading({
  path: '/arquivoAta/{idPessoa}/{idPlano}/{idAta}',
  summary: 'Baixa uma ata em PDF.',
  group: 'Atas',
  service: 'atas',
  params: { idAta: idText },
  file: 'application/pdf',
})
