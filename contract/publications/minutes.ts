import * as v from 'valibot'
import { minutesTags } from '#domain/publications/minutes/minutes-tags.ts'
import { minutesVisibilities } from '#domain/publications/minutes/publication.ts'
import { defineCall } from '../define-call.ts'
import {
  dateText,
  id,
  idOrZero,
  idText,
  linkParams,
  linkQuery,
  named,
  optionalText,
  sentence,
} from '../formats.ts'
import { registryDocument } from '../settings/registry-documents.ts'
import { minutesBodyNames, minutesSentences as text } from './minutes.text.ts'

const LARGEST_NUMBER = 99_999

/**
 * Minutes as attendants record them. `orgao` is one of the bodies by its number, `numero` counts its meetings; `assuntos` is one line with
 * commas; `idPlano` 0: about the whole entity; `publicadaEm` null: still being prepared, else participants see them from that day on,
 * where `visibilidade` lets them. `arquivo` is their PDF, without which nothing is published.
 */
export const minutesData = v.pipe(
  v.strictObject({
    orgao: v.pipe(
      v.number(text.body),
      v.integer(text.body),
      v.minValue(1, text.body),
      v.maxValue(minutesBodyNames.length, text.body),
    ),
    numero: v.pipe(
      v.number(text.number),
      v.integer(text.number),
      v.minValue(1, text.number),
      v.maxValue(LARGEST_NUMBER, text.number),
    ),
    data: v.pipe(v.string(text.held), dateText),
    titulo: sentence(160, text.title),
    resumo: sentence(1000, text.summary),
    assuntos: v.pipe(
      optionalText(200),
      v.transform((line: string) => minutesTags(line).join(', ')),
    ),
    idPlano: v.pipe(v.number(text.plan), idOrZero),
    visibilidade: v.picklist(minutesVisibilities, text.visibility),
    publicadaEm: v.nullable(v.pipe(v.string(text.published), dateText)),
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
  data: dateText,
  titulo: v.string(),
  resumo: v.string(),
  assuntos: v.array(v.string()),
  plano: v.nullable(named),
})
export type MinutesItem = v.InferOutput<typeof minutesItem>

const params = { ...linkParams.entries }

/** Published minutes about the plan or the whole entity, newest first. */
export const retornarAtas = defineCall({
  method: 'GET',
  path: '/retornarAtas/{idPessoa}/{idPlano}',
  summary: 'Lista as atas publicadas das reuniões dos órgãos da entidade.',
  group: 'Atas',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'read', service: 'atas' },
  params: v.object(params),
  query: linkQuery,
  answer: v.array(minutesItem),
})

/** The minutes themselves, as PDF. */
export const arquivoAta = defineCall({
  method: 'GET',
  path: '/arquivoAta/{idPessoa}/{idPlano}/{idAta}',
  summary: 'Baixa uma ata em PDF.',
  group: 'Atas',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'read', service: 'atas' },
  params: v.object({ ...params, idAta: idText }),
  query: linkQuery,
  file: 'application/pdf',
})
