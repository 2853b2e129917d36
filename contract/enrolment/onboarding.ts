import * as v from 'valibot'
import { percentageSituation, voluntarySituation } from '../contributions/contributions.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import {
  id,
  isoInstant,
  linkParams,
  linkQuery,
  named,
  percentPoints,
  reais,
  version,
  yesNo,
} from '../formats.ts'
import { newPassword } from '../identity/passwords.ts'
import { questionnaire, questionnaireAnswers } from '../investments/investment-profiles.ts'
import { addressValues } from '../people/addresses.ts'
import { submissionTarget } from '../submission.ts'
import { YES_NO } from '../yes-no.ts'
import { stepDraft } from './onboarding-drafts.ts'

/** Ids of the income ranges, in the order of the product. */
export const incomeRangeIds = [1, 2, 3, 4, 5, 6] as const

const passwordMetadata = v.strictObject({
  password: newPassword.senha,
  confirm: v.optional(newPassword.confirmacao),
})
const exposureMetadata = v.strictObject({ ppe: v.picklist(YES_NO, 'Escolha sim ou não.') })
const incomeMetadata = v.strictObject({
  incomeRange: v.picklist(incomeRangeIds, 'Escolha a sua faixa de renda.'),
})
/** `openTerms` is the state of a dialog and counts for nothing; `foreignResident` repeats `residente_exterior`, which wins. */
const addressMetadata = v.strictObject({
  ...addressValues.entries,
  openTerms: v.optional(v.boolean('Use verdadeiro ou falso.')),
  foreignResident: v.optional(v.boolean('Use verdadeiro ou falso.')),
})
const paymentMetadata = v.strictObject({
  formaPagamento: v.picklist([2, 5], 'Escolha boleto ou débito em conta.'),
  valorContribuicao: reais,
  agencia: v.optional(v.pipe(v.string('Informe a agência.'), v.maxLength(4, 'A agência tem 4 números.')), ''),
  conta: v.optional(
    v.pipe(v.string('Informe a conta.'), v.maxLength(7, 'A conta tem 5 números, traço e 1 dígito.')),
    '',
  ),
  banco: v.optional(v.number('Informe o código do banco.'), 341),
})
/** Salary and amounts are what the page showed; the API takes its own. */
const percentagesMetadata = v.strictObject({
  percentualBasica: percentPoints,
  percentualSuplementar: percentPoints,
  salary: v.optional(reais),
  basicContributions: v.optional(reais),
  supplementaryContributions: v.optional(reais),
})

/** `metadata` of each step, by the step's id. A skipped step sends none. */
export const stepMetadata = {
  1: passwordMetadata,
  2: exposureMetadata,
  3: incomeMetadata,
  4: addressMetadata,
  5: paymentMetadata,
  6: percentagesMetadata,
  7: questionnaireAnswers,
} as const
export type StepMetadata = { [Step in keyof typeof stepMetadata]: v.InferOutput<(typeof stepMetadata)[Step]> }
export type AnswerStepId = keyof StepMetadata

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()], 'Informe um valor.')
const metadata = v.record(
  v.string(),
  v.union([scalar, v.record(v.string(), scalar)], 'Informe um valor.'),
  'Informe os dados do passo.',
)
/** Metadata of any step, before the step's own schema has checked it. */
export type AnyMetadata = v.InferOutput<typeof metadata>

/** Values of the forms of the steps while they are being filled in; the others are those of the services that ask the same. */
export const exposureValues = v.object({ ppe: v.nullable(yesNo) })
export const incomeValues = v.object({ incomeRange: v.nullable(v.picklist(incomeRangeIds)) })

/** A step as it is saved; `pular` and `versao` as {@link enviarDadosOnboarding} says. */
export const stepToSave = v.strictObject({
  idStep: v.picklist([1, 2, 3, 4, 5, 6, 7], 'Este passo não existe.'),
  metadata: v.optional(metadata, {}),
  pular: v.optional(v.boolean('Use verdadeiro ou falso.'), false),
  versao: v.optional(v.union([version, v.literal(0)], 'A versão deve ser um número inteiro.')),
})
export type StepToSave = v.InferInput<typeof stepToSave>

/**
 * Saves one step; the last one ends the first access. Answered steps may be saved again until then. `pular` leaves a step for later:
 * only 5, 6 and 7. `versao`: how many steps had been saved when the page was read; 409 when another tab or device saved one since.
 * The password counts at once and ends the other sessions; everything else counts when the last step is saved. Fields of a refusal are
 * `metadata.<name>`. 409 also for a step out of order and once the first access is over.
 */
export const enviarDadosOnboarding = defineCall({
  method: 'POST',
  path: '/enviarDadosOnboarding',
  summary: 'Salva um passo do primeiro acesso; o último conclui o cadastro.',
  group: 'Primeiro acesso',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'self' },
  body: v.strictObject({ ...submissionTarget, ...stepToSave.entries }),
  answer: v.object({
    /** Step to go on with; −1 when it is over. */
    idStep: v.number(),
    onboarding: yesNo,
    versao: v.number(),
    /** New end of the session, only once it is over: an hour from now. */
    expiraEm: v.nullable(isoInstant),
  }),
  problems: [409],
})

/** A step that was saved. `metadata` is what was sent, without the password; empty for a skipped one. */
const savedStep = v.object({
  idStep: v.number(),
  pulado: v.boolean(),
  salvoEm: isoInstant,
  metadata,
})

/** Consequences of a choice of profile today: until when it counts from next month on, and when a later one can be made. */
const profileTerms = v.object({
  atual: named,
  escolhaAte: v.string(),
  emTempo: v.boolean(),
  efeitoEm: v.string(),
  proximaJanela: v.object({ de: v.string(), ate: v.string() }),
})

/** Result of a finished first access: what counts from when, and what is left to do. Null where the step was skipped. */
const outcome = v.object({
  concluidoEm: isoInstant,
  contribuicaoEm: v.nullable(v.string()),
  formaPagamento: v.nullable(v.picklist([2, 5])),
  diaVencimento: v.number(),
  perfil: v.string(),
  /** Day on which a chosen profile takes over; null when the default stays. */
  perfilEm: v.nullable(v.string()),
  declaracaoPepPendente: v.boolean(),
  /** Everything that was told and chosen, in words. */
  recibo: v.array(
    v.object({
      under: v.nullable(v.string()),
      label: v.string(),
      before: v.nullable(v.string()),
      after: v.string(),
      changes: v.boolean(),
    }),
  ),
})
export type OnboardingOutcome = v.InferOutput<typeof outcome>

/**
 * Where a person stands in the first access, what was saved, and the rules that the steps are checked with. `passos`: the plan's steps by
 * their ids, in order, without the start. `idStep`: the one to go on with, −1 when it is over.
 */
export const retornarOnboarding = defineCall({
  method: 'GET',
  path: '/retornarOnboarding/{idPessoa}/{idPlano}',
  summary: 'Retorna em que passo do primeiro acesso a pessoa está e o que já foi salvo.',
  group: 'Primeiro acesso',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'self' },
  params: linkParams,
  query: linkQuery,
  answer: v.object({
    onboarding: yesNo,
    idStep: v.number(),
    passos: v.array(v.number()),
    /** Those that may be left for later. */
    passosPulaveis: v.array(v.number()),
    /** The plan's words before the first step; `termos` a paragraph each, empty for none. */
    boasVindas: v.string(),
    termos: v.array(v.string()),
    versao: v.number(),
    respostas: v.array(savedStep),
    /** Drafts of steps, begun before or after the steps were saved. */
    rascunhos: v.array(stepDraft),
    /** Media type of the proof that the saved address names. */
    tipoComprovante: v.nullable(v.string()),
    contribuicao: v.variant('modalidade', [percentageSituation, voluntarySituation]),
    /** First month of a contribution chosen today. */
    mesEfeito: v.string(),
    questionario: questionnaire,
    perfil: profileTerms,
    conclusao: v.nullable(outcome),
    plano: v.object({ id, nome: v.string() }),
  }),
})

/** The same as a PDF, as the stored answers have it. 404 until the first access is over. */
export const arquivoPrimeiroAcesso = defineLinkReading({
  path: '/arquivoPrimeiroAcesso/{idPessoa}/{idPlano}',
  summary: 'Entrega em PDF o que foi informado e escolhido no primeiro acesso.',
  group: 'Primeiro acesso',
  file: 'application/pdf',
})
