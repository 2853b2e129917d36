import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { percentPoints, reais } from '../formats.ts'
import { openRequest, receiptOf, submission, submissionTarget } from '../submission.ts'
import { paymentFields } from './payment-fields.ts'
import { suspendedMonths } from './suspensions.ts'

/** Monthly gross salary in reais; 0 when the sponsor has not informed it. */
export const retornarSalario = defineLinkReading({
  path: '/retornarSalario/{idPessoa}/{idPlano}',
  summary: 'Retorna o salário base de contribuição.',
  group: 'Contribuição',
  answer: v.object({ salario: v.number() }),
})

/** Monthly amounts in reais. `patrocinadora` is what the employer adds. */
export const contributionAmounts = v.object({
  basica: v.number(),
  suplementar: v.number(),
  patrocinadora: v.number(),
  total: v.number(),
})

/** Plan parameters of percentage contributions. `fator` and `unidade` are decimal texts; percentages in points. */
const percentageParameters = v.object({
  fator: v.string(),
  unidade: v.string(),
  basicaMaxima: v.number(),
  suplementarMaxima: v.number(),
  passoBasica: v.number(),
  passoSuplementar: v.number(),
  patrocinadoraPercentual: v.number(),
  patrocinadoraTeto: v.nullable(v.number()),
})

export const percentageSituation = v.object({
  modalidade: v.literal('percentual'),
  salario: v.number(),
  percentualBasica: v.number(),
  percentualSuplementar: v.number(),
  valores: contributionAmounts,
  parametros: percentageParameters,
})
export type PercentageSituation = v.InferOutput<typeof percentageSituation>

/** `diaVencimento`: day of the month on which it falls due. `banco`: the only bank that is debited. */
export const voluntarySituation = v.object({
  modalidade: v.literal('voluntaria'),
  valorContribuicao: v.number(),
  formaPagamento: v.picklist([2, 5]),
  agencia: v.nullable(v.string()),
  conta: v.nullable(v.string()),
  banco: v.number(),
  valorMinimo: v.number(),
  diaVencimento: v.number(),
})
export type VoluntarySituation = v.InferOutput<typeof voluntarySituation>

/**
 * Limits of a change today: month of effect `AAAA-MM`, first date of the next allowed change, an open request, the suspension in which that
 * month lies, and an open request of one.
 */
const changeWindow = v.object({
  mesEfeito: v.string(),
  alteracaoPermitidaEm: v.nullable(v.string()),
  requisicaoAberta: openRequest,
  suspensao: v.nullable(v.object(suspendedMonths)),
  suspensaoAberta: openRequest,
})

/** Current contribution of a link, with the parameters that a change is checked against. */
export const retornarContribuicao = defineLinkReading({
  path: '/retornarContribuicao/{idPessoa}/{idPlano}',
  summary: 'Retorna a contribuição atual e as regras para alterá-la.',
  group: 'Contribuição',
  answer: v.object({
    contribuicao: v.variant('modalidade', [percentageSituation, voluntarySituation]),
    alteracao: changeWindow,
  }),
})
export type ContributionOnWire = v.InferOutput<(typeof retornarContribuicao)['answer']>

/** Percentages as they are chosen, in points. */
export const percentageValues = v.object({
  percentualBasica: percentPoints,
  percentualSuplementar: percentPoints,
})
export type PercentageValues = v.InferOutput<typeof percentageValues>

/** Percentages as a person sends them. */
const percentageChange = v.strictObject({
  ...submission,
  modalidade: v.literal('percentual'),
  ...percentageValues.entries,
})

/** A voluntary contribution as it is filled in; reais a month, null while empty. Agency and account only matter for a debit. */
export const voluntaryValues = v.object({
  valorContribuicao: v.nullable(reais),
  formaPagamento: v.nullable(v.picklist([2, 5])),
  agencia: v.string(),
  conta: v.string(),
})
export type VoluntaryValues = v.InferOutput<typeof voluntaryValues>

/** A voluntary contribution as a person sends it, reais a month; agency and account for a direct debit. */
const voluntaryChange = v.strictObject({
  ...submission,
  modalidade: v.literal('voluntaria'),
  valorContribuicao: reais,
  ...paymentFields,
})

/** A change of contribution as the page sends it: person and plan are added from the session. */
const contributionChange = v.variant('modalidade', [percentageChange, voluntaryChange])
export type ContributionChange = v.InferOutput<typeof contributionChange>

/** Data of a contribution change: the choice, the one before it, and the amounts computed on that day. */
export const contributionChangeData = v.variant('modalidade', [
  v.object({
    modalidade: v.literal('percentual'),
    salario: v.number(),
    percentualBasica: v.number(),
    percentualSuplementar: v.number(),
    valores: contributionAmounts,
    anterior: v.object({
      percentualBasica: v.number(),
      percentualSuplementar: v.number(),
      valores: contributionAmounts,
    }),
    mesEfeito: v.string(),
  }),
  v.object({
    modalidade: v.literal('voluntaria'),
    valorContribuicao: v.number(),
    formaPagamento: v.picklist([2, 5]),
    agencia: v.nullable(v.string()),
    conta: v.nullable(v.string()),
    anterior: v.object({ valorContribuicao: v.number(), formaPagamento: v.picklist([2, 5]) }),
    mesEfeito: v.string(),
  }),
])
export type ContributionChangeData = v.InferOutput<typeof contributionChangeData>

/**
 * Files a change of contribution, or resubmits one that was returned (`idRequisicao`). The server recomputes everything.
 * 409: a request is already open, this quarter's change was used, or `chave-ja-usada` when the key was sent before with something
 * else, or with what is over by now. Sending the same again under the same `chaveEnvio` answers the first receipt.
 */
export const alterarContribuicao = defineCall({
  method: 'POST',
  path: '/alterarContribuicao',
  summary: 'Registra uma solicitação de alteração de contribuição.',
  group: 'Contribuição',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.variant('modalidade', [
    v.strictObject({ ...submissionTarget, ...percentageChange.entries }),
    v.strictObject({ ...submissionTarget, ...voluntaryChange.entries }),
  ]),
  answer: receiptOf(contributionChangeData),
  problems: [409],
})
