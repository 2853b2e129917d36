import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { competence, yesNo } from '../formats.ts'
import { defineSubmission, openRequest, submission, submissionTarget } from '../submission.ts'

/** Months without contributions, both included, and the first one with contributions again. */
export const suspendedMonths = { mesEfeito: competence, mesFim: competence, mesRetorno: competence }

/**
 * The suspensions that a link has, of contributions or of the benefit. `vigente`: the newest one that runs or is marked for a later month,
 * `anteriores` all before it. `encerradaEm`: day on which the person ended it early; `podeVoltarEm`: first month that is paid again when it
 * is ended today, null when that makes no difference.
 */
const suspensions = v.object({
  vigente: v.nullable(
    v.object({
      ...suspendedMonths,
      iniciada: v.boolean(),
      encerradaEm: v.nullable(v.string()),
      podeVoltarEm: v.nullable(competence),
    }),
  ),
  anteriores: v.array(
    v.object({ ...suspendedMonths, meses: v.number(), encerradaEm: v.nullable(v.string()) }),
  ),
})
export const suspensionPeriods = suspensions.entries
export type RunningSuspensionOnWire = NonNullable<v.InferOutput<typeof suspensions>['vigente']>
export type PastSuspensionOnWire = v.InferOutput<typeof suspensions>['anteriores'][number]

/**
 * Contribution of a link and for how long it may stop. `contribuicao`: reais a month, `patrocinadora` 0 without match. `mesEfeito`: month
 * in which one that is filed today begins; `mesesPermitidos`: the longest one; `mesesUsados`: suspended within the window that ends before
 * it.
 */
const suspensionSituation = v.object({
  contribuicao: v.object({ propria: v.number(), patrocinadora: v.number() }),
  ...suspensionPeriods,
  regras: v.object({
    minimoMeses: v.number(),
    maximoMeses: v.number(),
    maximoNoPeriodo: v.number(),
    periodoMeses: v.number(),
    diaLimite: v.number(),
    taxaContinua: v.boolean(),
    coberturaRisco: v.boolean(),
  }),
  mesEfeito: competence,
  mesesPermitidos: v.number(),
  mesesUsados: v.number(),
  requisicaoAberta: openRequest,
  alteracaoAberta: openRequest,
})
export type SuspensionOnWire = v.InferOutput<typeof suspensionSituation>

/** The suspension of a link's contributions, and what a new one has to respect. */
export const retornarSuspensaoContribuicao = defineLinkReading({
  path: '/retornarSuspensaoContribuicao/{idPessoa}/{idPlano}',
  summary: 'Retorna a suspensão da contribuição e as regras para pedir uma.',
  group: 'Contribuição',
  service: 'suspend-contribution',
  answer: suspensionSituation,
})

/** Values as a person sends them. `cienteRisco`: the warning about the risk cover was read; asked for where the plan has one. */
const suspensionRequest = v.strictObject({
  ...submission,
  meses: v.number('Escolha por quantos meses.'),
  cienteRisco: v.boolean(),
})
export type SuspensionRequestOnWire = v.InferOutput<typeof suspensionRequest>

/** A suspension as it is filled in, by wire paths. `meses` null: nothing chosen. */
export const suspensionValues = v.object({ meses: v.nullable(v.number()), cienteRisco: v.boolean() })
export type SuspensionValues = v.InferOutput<typeof suspensionValues>

/** Data of a request. Values in reais a month on the day of the filing; `coberturaRisco` S: a cover stops with it. */
export const suspensionData = v.object({
  meses: v.number(),
  ...suspendedMonths,
  valorProprio: v.number(),
  valorPatrocinadora: v.number(),
  coberturaRisco: yesNo,
  taxaContinua: yesNo,
})
export type SuspensionData = v.InferOutput<typeof suspensionData>

/**
 * Files a suspension, or resubmits one that was returned. 409: one is open or runs already, a change of contribution is open, or
 * `chave-ja-usada`.
 */
export const suspenderContribuicao = defineSubmission({
  path: '/suspenderContribuicao',
  summary: 'Registra uma solicitação de suspensão da contribuição.',
  group: 'Contribuição',
  request: suspensionRequest,
  data: suspensionData,
})

/** Ends a suspension early, from the first month still possible. 409: there is none, or it ends before that anyway. */
export const encerrarSuspensaoContribuicao = defineCall({
  method: 'POST',
  path: '/encerrarSuspensaoContribuicao',
  summary: 'Encerra a suspensão da contribuição antes do fim.',
  group: 'Contribuição',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'suspend-contribution' },
  body: v.strictObject(submissionTarget),
  answer: v.object(suspendedMonths),
  problems: [409],
})
