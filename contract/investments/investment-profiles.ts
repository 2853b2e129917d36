import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, named } from '../formats.ts'
import { defineSubmission, submission, submissionTarget } from '../submission.ts'

/** Return up to the newest unit value, per cent: accumulated and a year; with the two unit values that it comes from. */
const periodReturn = v.object({
  meses: v.number(),
  acumulado: v.number(),
  anual: v.number(),
  dataInicial: v.string(),
  cotaInicial: v.number(),
  dataFinal: v.string(),
  cotaFinal: v.number(),
})

/**
 * Returns of `meses` months in a profile, over every stretch of that length of its history, percent. One in ten was worse than `baixo`, one
 * in ten better than `alto`. `perdas`: share of the stretches that lost money.
 */
const outcomes = v.object({
  meses: v.number(),
  periodos: v.number(),
  pior: v.number(),
  baixo: v.number(),
  meio: v.number(),
  alto: v.number(),
  melhor: v.number(),
  perdas: v.number(),
})

/** A profile with its history. Shares of variable income in points; returns only of the periods for which there are unit values. */
const comparedInvestmentProfile = v.object({
  id,
  nome: v.string(),
  descricao: v.string(),
  rendaVariavelMinima: v.number(),
  rendaVariavelMaxima: v.number(),
  oferecido: v.boolean(),
  retornos: v.array(periodReturn),
  volatilidade: v.nullable(v.object({ meses: v.number(), percentual: v.number() })),
  resultados: v.nullable(outcomes),
})
export type ComparedInvestmentProfile = v.InferOutput<typeof comparedInvestmentProfile>

/** The questionnaire of today. Points up to the next range's first lead to a profile; a cap lowers the result whatever the points. */
export const questionnaire = v.object({
  versao: v.number(),
  validadeMeses: v.number(),
  pontosMaximos: v.number(),
  perguntas: v.array(
    v.object({
      id: v.string(),
      texto: v.string(),
      opcoes: v.array(v.object({ id: v.string(), texto: v.string(), pontos: v.number() })),
    }),
  ),
  faixas: v.array(v.object({ aPartirDe: v.number(), perfil: named })),
  limites: v.array(v.object({ texto: v.string(), perfilMaximo: named })),
})
export type InvestmentProfileQuestionnaire = v.InferOutput<typeof questionnaire>

/** A filled questionnaire explained. `limites`: why the profile is below the one of the points, in words. */
const result = v.object({
  versao: v.number(),
  respondidoEm: v.string(),
  validoAte: v.string(),
  valido: v.boolean(),
  pontos: v.number(),
  pontosMaximos: v.number(),
  respostas: v.array(v.object({ pergunta: v.string(), resposta: v.string(), pontos: v.number() })),
  perfilPelosPontos: named,
  perfil: named,
  limites: v.array(v.string()),
})
export type InvestmentProfileResult = v.InferOutput<typeof result>

/** A change that was carried out: unit values of both profiles on one day, and the money that went over, reais. */
const doneSwitch = v.object({
  data: v.string(),
  de: named,
  para: named,
  cotaAnterior: v.number(),
  cotaNova: v.number(),
  saldo: v.number(),
})

/**
 * Everything about the profile of a link. `saldo` in reais at `dataCota`; null without any unit value. `janela`: the one of today,
 * or the next. `rendaVitalicia`: the income is for life and has no profile.
 */
export const retornarPerfilInvestimentos = defineLinkReading({
  path: '/retornarPerfilInvestimentos/{idPessoa}/{idPlano}',
  summary:
    'Retorna o perfil de investimentos, a comparação entre os perfis, o questionário e o período de alteração.',
  group: 'Perfil de investimentos',
  service: 'perfil-investimentos',
  answer: v.object({
    perfil: named,
    saldo: v.nullable(v.object({ total: v.number(), dataCota: v.string() })),
    rendaVitalicia: v.boolean(),
    janela: v.object({ aberta: v.boolean(), de: v.string(), ate: v.string(), efeitoEm: v.string() }),
    perfis: v.array(comparedInvestmentProfile),
    questionario: questionnaire,
    resultado: v.nullable(result),
    escolhaAberta: v.nullable(
      v.object({
        id,
        protocolo: v.string(),
        status: named,
        perfil: v.string(),
        efeitoEm: v.string(),
        cancelavelAte: v.string(),
      }),
    ),
    trocaMarcada: v.nullable(v.object({ perfil: named, efeitoEm: v.string() })),
    trocas: v.array(doneSwitch),
  }),
})
export type InvestmentProfileSituation = v.InferOutput<(typeof retornarPerfilInvestimentos)['answer']>

/** Chosen options by question, of the version that was shown. */
export const questionnaireAnswers = v.strictObject({
  versao: v.pipe(v.number('Informe a versão.'), v.integer('A versão deve ser um número inteiro.')),
  respostas: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(60))),
})
export type QuestionnaireAnswers = v.InferOutput<typeof questionnaireAnswers>

/**
 * Keeps a filled questionnaire and answers what came of it. Fields of a refusal are `respostas.<pergunta>`. 409 when another version
 * is asked by now.
 */
export const responderQuestionarioPerfil = defineCall({
  method: 'POST',
  path: '/responderQuestionarioPerfil',
  summary: 'Registra as respostas ao questionário de perfil e retorna o resultado.',
  group: 'Perfil de investimentos',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'self', service: 'perfil-investimentos' },
  body: v.strictObject({ ...submissionTarget, ...questionnaireAnswers.entries }),
  answer: result,
  problems: [409],
})

/** A choice of profile as the page sends it. `aceitaTermo`: the risk term, for a profile above the result. */
const investmentProfileChange = v.strictObject({
  ...submission,
  idPerfil: v.pipe(v.number('Escolha um perfil.'), v.integer('Escolha um perfil.')),
  aceitaTermo: v.boolean('Diga se aceita o termo.'),
})
export type InvestmentProfileChange = v.InferOutput<typeof investmentProfileChange>

/** A choice of profile while it is made. `idPerfil` null: nothing chosen. */
export const profileValues = v.object({ idPerfil: v.nullable(v.number()), aceitaTermo: v.boolean() })
export type ProfileValues = v.InferOutput<typeof profileValues>

/** Data of a choice of profile. `termoRisco`: the text that was accepted; null where none was needed. Days `AAAA-MM-DD`. */
export const investmentProfileChangeData = v.object({
  idPerfil: id,
  perfilNovo: v.string(),
  idPerfilAnterior: id,
  perfilAnterior: v.string(),
  efeitoEm: v.string(),
  cancelavelAte: v.string(),
  resultado: v.object({
    perfil: v.string(),
    pontos: v.number(),
    versao: v.number(),
    respondidoEm: v.string(),
  }),
  termoRisco: v.nullable(v.string()),
})
export type InvestmentProfileChangeData = v.InferOutput<typeof investmentProfileChangeData>

/**
 * Files a choice of profile. A choice of the same window that is not decided yet is cancelled by it. 409: outside the window, without
 * a valid result, with an income for life, or `chave-ja-usada`.
 */
export const alterarPerfilInvestimentos = defineSubmission({
  path: '/alterarPerfilInvestimentos',
  summary: 'Registra a escolha de um perfil de investimentos.',
  group: 'Perfil de investimentos',
  need: 'self',
  request: investmentProfileChange,
  data: investmentProfileChangeData,
})
