import * as v from 'valibot'
import type { CallAnswer } from '../call-types.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { reais, wordOf, yesNo } from '../formats.ts'
import { ownPassword } from '../identity/passwords.ts'
import { defineSubmission, submission, submissionTarget } from '../submission.ts'
import { yearOfReturn } from './both-regimes.ts'
import { simulationRanges as ranges } from './tax-simulation-check.ts'
import { regimeReasonWords, regimeWords, simulatedExitWords } from './wire-words.ts'

const money = v.number()
const points = v.number()
const day = v.string()

/** Tax regimes of a plan link. */
export const regimeOnWire = wordOf(regimeWords, 'Escolha um dos regimes.')
export type RegimeOnWire = v.InferOutput<typeof regimeOnWire>

const reason = wordOf(regimeReasonWords)

/** The signed term: its protocol, when it was signed, and the SHA-256 of what it says. */
const signedTerm = v.object({ protocolo: v.string(), assinadoEm: v.string(), codigo: v.string() })

/** Tax if everything were paid at once: reais; `aliquota` is the effective rate in points. */
const regimeTax = v.object({ imposto: money, liquido: money, aliquota: points })

/** All contributions that are taxed at one rate. */
const rateBand = v.object({
  aliquota: points,
  contribuicoes: v.number(),
  cotas: v.number(),
  valor: money,
  imposto: money,
})

/** The two regimes on the link's own lots. Reais; rates in points. */
const comparison = v.object({
  perfil: v.string(),
  dataCota: day,
  valorCota: v.number(),
  /** Of what: what a redemption of everything would pay today, or the whole balance of who is paid a benefit. */
  alcance: v.picklist(['resgate', 'saldo']),
  total: money,
  /** Figures that the annual return was computed with. */
  ...yearOfReturn.entries,
  aliquotaResgate: points,
  faixas: v.array(rateBand),
  regressivo: regimeTax,
  /** Withheld from a redemption, before the annual return. */
  progressivoRetido: regimeTax,
  /** After the annual return; null for who lives abroad and has none: what is withheld is final. */
  progressivoFinal: v.nullable(regimeTax),
  proximaQueda: v.nullable(v.object({ data: day, aliquota: points })),
  projecao: v.array(v.object({ anos: v.number(), data: day, regressivo: regimeTax })),
})
export type RegimeComparisonOnWire = v.InferOutput<typeof comparison>

/** The worked example of the regressive regime, lot by lot. */
const example = v.object({
  dataPagamento: day,
  valorCota: v.number(),
  lotes: v.array(v.object({ data: day, cotas: v.number(), valor: money, aliquota: points, imposto: money })),
  total: money,
  regressivo: regimeTax,
})

/** Tax regime of a link today. `escolhidoEm` null: nothing was ever chosen. */
const regimeSituation = v.object({
  regime: regimeOnWire,
  escolhidoEm: v.nullable(day),
  motivo: reason,
  definitivo: v.boolean(),
  /** Regimes that may be chosen; empty when it is settled, or when only somebody else may choose. */
  opcoes: v.array(regimeOnWire),
  /** Those of them that cannot be changed once chosen. */
  semVolta: v.array(regimeOnWire),
  termo: v.nullable(signedTerm),
})

type Range = { least: number; most: number; sentence: string }

/** Amount in reais of today, or a rate in points: up to two decimals, 0 when it is left out. */
const simulatedNumber = ({ least, most, sentence }: Range, absent = 0) =>
  v.optional(v.pipe(reais, v.minValue(least, sentence), v.maxValue(most, sentence)), absent)

const simulatedCount = ({ least, most, sentence }: Range, absent: number) =>
  v.optional(
    v.pipe(
      v.number('Informe um número inteiro.'),
      v.integer('Informe um número inteiro.'),
      v.minValue(least, sentence),
      v.maxValue(most, sentence),
    ),
    absent,
  )

/** Input of a simulation. Money in reais of today; `rentabilidade` in points a year above inflation. */
const answers = {
  /** `N` begins without a balance. */
  usaSaldo: v.optional(yesNo, 'S'),
  contribuicao: simulatedNumber(ranges.contribuicao),
  rentabilidade: simulatedNumber(ranges.rentabilidade, 4),
  forma: v.optional(wordOf(simulatedExitWords), 'unico'),
  /** Years of payment of an income for a term. */
  prazo: simulatedCount(ranges.prazo, 15),
  /** Years until the exit that is told in detail. */
  saida: simulatedCount(ranges.saida, 10),
  outrasRendas: simulatedNumber(ranges.outrasRendas),
  dependentes: simulatedCount(ranges.dependentes, 0),
  /** `S`: the contributions are deducted in the return of each year, from `rendaAtual`. */
  deduz: v.optional(yesNo, 'N'),
  rendaAtual: simulatedNumber({ ...ranges.rendaAtual, least: 0 }),
}

/** The answers of a simulation; what is left out has the usual value. */
export const simulationAnswers = v.strictObject(answers)
export type SimulationAnswers = v.InferOutput<typeof simulationAnswers>

const simulation = v.strictObject({ ...submissionTarget, ...answers })

/** One regime over the whole time of payment. Reais of today; `aliquota` effective, in points. */
const simulatedRegime = v.object({
  bruto: money,
  retido: money,
  imposto: money,
  liquido: money,
  aliquota: points,
  valorPresente: money,
})

const simulatedYear = v.object({
  ano: v.number(),
  saldo: money,
  /** First monthly income; null for everything at once. */
  rendaMensal: v.nullable(money),
  regressivo: simulatedRegime,
  progressivo: simulatedRegime,
})
export type SimulatedYearOnWire = v.InferOutput<typeof simulatedYear>

/** Years 1 to 40, in both regimes. The same answers to the same person give the same figures, wherever they are shown. */
const simulationAnswer = v.object({
  respostas: simulationAnswers,
  saldoHoje: money,
  dataCota: v.nullable(day),
  idade: v.nullable(v.number()),
  /** The year of `saida` in the list. */
  saida: v.number(),
  anos: v.array(simulatedYear),
  /** Years of exit in which the same regime costs less tax; `menor` null: both cost the same. */
  faixas: v.array(v.object({ de: v.number(), ate: v.number(), menor: v.nullable(regimeOnWire) })),
  /** First year from which the regressive regime costs no more, until the last one; null: it costs more in the last one. */
  anoEquilibrio: v.nullable(v.number()),
  /** Part of a monthly income that the progressive regime leaves exempt from 65 years on. */
  parcelaIsenta: money,
  /** Tax that the deduction saves in each year's return; null when it was not requested. */
  deducao: v.nullable(v.object({ dedutivel: money, acimaDoLimite: money, economia: money })),
  /** Monthly income from which 10% of the regressive regime is cheaper than the table: under 65 and from 65 on. */
  rendaEquilibrio: v.object({ ate64: money, de65: money }),
  normas: v.array(v.string()),
})
export type SimulationAnswer = v.InferOutput<typeof simulationAnswer>

/**
 * Everything that the page of the tax regime shows. `comparacao` null: there is no balance. `simulacao`: with the answers that whoever asks
 * confirmed in the simulator; null before that, and once the regime is settled.
 */
const regimeAnswer = v.object({
  situacao: regimeSituation,
  tabela: v.array(v.object({ ateAnos: v.nullable(v.number()), aliquota: points })),
  comparacao: v.nullable(comparison),
  simulacao: v.nullable(simulationAnswer),
  exemplo: example,
})
export type RegimeAnswer = v.InferOutput<typeof regimeAnswer>

/** The regime in force, whether it may be chosen, and both regimes on the person's own balance. */
export const retornarRegimeTributacao = defineLinkReading({
  path: '/retornarRegimeTributacao/{idPessoa}/{idPlano}',
  summary: 'Retorna o regime de tributação e compara os dois regimes no saldo da pessoa.',
  group: 'Tributação',
  service: 'regime-tributacao',
  answer: regimeAnswer,
})

/** The regime as it is filled in. What signs it is no part of these values: no draft may keep a password. */
export const regimeValues = v.object({ regime: v.nullable(regimeOnWire) })

/** A choice as the page sends it. Every confirmation is asked again by the API; the password is checked and never kept. */
const regimeChoice = v.strictObject({
  ...submission,
  regime: regimeOnWire,
  viuComparacao: v.boolean('Confirme que viu a comparação.'),
  /** Asked of a choice that cannot be changed; of any other it says nothing. */
  aceitaIrrevogavel: v.boolean('Confirme que a escolha não pode ser desfeita.'),
  senha: ownPassword,
})
export type RegimeChoiceInput = v.InferOutput<typeof regimeChoice>

/** Data of a choice: the regime and the declarations, and the comparison as it was shown on that day. */
export const regimeChoiceData = v.object({
  regime: regimeOnWire,
  anterior: regimeOnWire,
  declaracoes: v.array(v.string()),
  /** Null without balance. */
  comparacao: v.nullable(
    v.object({
      dataCota: day,
      valorTotal: money,
      valorImpostoRegressivo: money,
      valorRetidoProgressivo: money,
      /** Absent in what was signed while the comparison told only what is withheld; null without an annual return. */
      valorFinalProgressivo: v.optional(v.nullable(money)),
      outrasRendas: v.optional(money),
    }),
  ),
})
export type RegimeChoiceData = v.InferOutput<typeof regimeChoiceData>

/**
 * Chooses the regime; the regressive one for good. It is carried out as it is filed. 422 `senha` when the password is wrong, which counts as a failed
 * sign-in; 403 once the regime is settled.
 */
export const optarRegimeTributacao = defineSubmission({
  path: '/optarRegimeTributacao',
  summary:
    'Registra a opção pelo regime de tributação, assinada com a senha. A opção pelo regressivo é irrevogável.',
  group: 'Tributação',
  need: 'self',
  request: regimeChoice,
  data: regimeChoiceData,
})

export type FiledRegime = CallAnswer<typeof optarRegimeTributacao>

/** The signed term of the newest option made in the portal, as a PDF. 404 without one. */
export const arquivoTermoRegime = defineLinkReading({
  path: '/arquivoTermoRegime/{idPessoa}/{idPlano}',
  summary: 'Entrega em PDF o termo assinado da opção pelo regime de tributação.',
  group: 'Tributação',
  service: 'regime-tributacao',
  file: 'application/pdf',
})

/**
 * Opening values of the simulator. `resultado` null: nobody confirmed the answers yet, which then come from the plan's record of the
 * person; or the regime is settled, and there is nothing to compare.
 */
const simulatorAnswer = v.object({
  situacao: regimeSituation,
  respostas: simulationAnswers,
  saldoHoje: money,
  dataCota: v.nullable(day),
  resultado: v.nullable(simulationAnswer),
})
export type SimulatorAnswer = v.InferOutput<typeof simulatorAnswer>

/** The answers of the simulator: those that whoever asks confirmed, or what is known of the person. */
export const retornarSimulacaoRegime = defineLinkReading({
  path: '/retornarSimulacaoRegime/{idPessoa}/{idPlano}',
  summary: 'Retorna as respostas do simulador de tributação e, se já foram confirmadas, o resultado.',
  group: 'Tributação',
  service: 'simulador-regime-tributacao',
  answer: simulatorAnswer,
})

/**
 * Simulates both regimes for leaving after 1 to 40 years. The answers are thereby confirmed and kept as a draft of whoever asks, so that
 * every page tells them the same; they go in the body, never in an address.
 */
export const simularRegimeTributacao = defineCall({
  method: 'POST',
  path: '/simularRegimeTributacao',
  summary: 'Simula os dois regimes de tributação para cada ano de saída.',
  group: 'Tributação',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'read', service: 'simulador-regime-tributacao' },
  body: simulation,
  answer: simulationAnswer,
})
