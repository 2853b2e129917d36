import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { dateText, id, idText, linkParams, linkQuery, named } from './formats.ts'

/** Minutes of a meeting. `numero` counts the meetings of the `orgao`; `plano` null: about the whole entity. */
export const minutesItem = v.object({
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
