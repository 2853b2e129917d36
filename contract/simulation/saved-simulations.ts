import * as v from 'valibot'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { MAXIMUM_SCENARIOS } from '#domain/simulation/compare-scenarios.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, idText, optionalText, sentence, submissionKey, wordOf } from '../formats.ts'
import { submissionTarget } from '../submission.ts'
import { savedSimulationSentences } from './benefit-simulation.text.ts'
import { simulationField, simulationFigures } from './benefit-simulation.ts'
import { changedPremiseWords } from './wire-words.ts'

/** Longest name of a simulation, characters. */
export const LONGEST_SIMULATION_NAME = 40

/** Most simulations that are kept for a plan link. */
export const MAX_SIMULATIONS = 20

/** Longest question that goes with a simulation to the service desk, characters. */
export const LONGEST_QUESTION = 1000

const number = v.number()
const service = 'simulador-beneficio'

const group = 'Simuladores'
const access = { kind: 'authenticated' } as const
const writes = { link: 'body', need: 'act', service } as const

/** A kept simulation by its number. */
const reference = { idSimulacao: id }
const done = v.object({ id })

/** Result of a simulation on the day on which it was saved. Reais of that day; an income is the first of a month. */
const result = v.object({
  saldo: number,
  contribuicoes: number,
  saque: number,
  rendas: v.array(
    v.object({
      tipo: v.picklist(INCOME_TYPES),
      bruta: number,
      liquidaProgressiva: number,
      liquidaRegressiva: number,
    }),
  ),
})
export type SavedResult = v.InferOutput<typeof result>

/**
 * Change since the simulation was saved: `dados` a figure of the person's data, `premissa` an assumption of the plan, both from `antes` to
 * `agora`; `regras` the benefits of the plan and their limits; `impostos` the tax tables.
 */
const change = v.object({
  tipo: wordOf(changedPremiseWords),
  campo: v.nullable(simulationField),
  antes: v.nullable(number),
  agora: v.nullable(number),
})
export type SavedChange = v.InferOutput<typeof change>

/** A simulation that was kept. `versoes`: by which versions of the plan's rules and of the tax tables it was reckoned. */
const savedSimulation = v.object({
  id,
  nome: v.string(),
  guardadaEm: v.string(),
  entradas: simulationFigures,
  resultado: result,
  versoes: v.array(v.object({ regra: v.string(), versao: number })),
  mudancas: v.array(change),
})
export type SavedSimulation = v.InferOutput<typeof savedSimulation>

const simulationName = sentence(LONGEST_SIMULATION_NAME, savedSimulationSentences.noName)

const simulationToSave = v.strictObject({ nome: simulationName, entradas: simulationFigures })
const simulationToRename = v.strictObject({ ...reference, nome: simulationName })
const simulationNamed = v.strictObject(reference)
/** A simulation to talk about. `mensagem`: what the person asks besides. */
const simulationToDiscuss = v.strictObject({
  ...reference,
  chaveEnvio: submissionKey,
  mensagem: v.optional(optionalText(LONGEST_QUESTION), ''),
})

/** Every simulation that is kept of a plan link, newest first. */
export const retornarSimulacoesBeneficio = defineLinkReading({
  path: '/retornarSimulacoesBeneficio/{idPessoa}/{idPlano}',
  summary: 'Lista as simulações de benefício guardadas, com o que mudou desde então.',
  group,
  service,
  answer: v.array(savedSimulation),
})

/** Keeps a simulation, with the rules and assumptions of the day. */
export const guardarSimulacaoBeneficio = defineCall({
  method: 'POST',
  path: '/guardarSimulacaoBeneficio',
  summary: 'Guarda uma simulação de benefício.',
  group,
  access,
  about: writes,
  body: v.strictObject({ ...submissionTarget, ...simulationToSave.entries }),
  answer: done,
  problems: [409],
})

export const renomearSimulacaoBeneficio = defineCall({
  method: 'POST',
  path: '/renomearSimulacaoBeneficio',
  summary: 'Muda o nome de uma simulação de benefício guardada.',
  group,
  access,
  about: writes,
  body: v.strictObject({ ...submissionTarget, ...simulationToRename.entries }),
  answer: done,
})

export const excluirSimulacaoBeneficio = defineCall({
  method: 'POST',
  path: '/excluirSimulacaoBeneficio',
  summary: 'Exclui uma simulação de benefício guardada.',
  group,
  access,
  about: writes,
  body: v.strictObject({ ...submissionTarget, ...simulationNamed.entries }),
  answer: done,
})

/** Sends a simulation to the service desk: as a document in the conversation about simulations that is open, or in a new one. */
export const conversarSimulacaoBeneficio = defineCall({
  method: 'POST',
  path: '/conversarSimulacaoBeneficio',
  summary: 'Envia uma simulação guardada ao atendimento, numa conversa, com o documento dela.',
  group,
  access,
  about: writes,
  body: v.strictObject({ ...submissionTarget, ...simulationToDiscuss.entries }),
  answer: v.object({ idConversa: id }),
  problems: [409],
})

const others = new RegExp(`^\\d{1,10}(-\\d{1,10}){0,${MAXIMUM_SCENARIOS - 2}}$`)

/** A kept simulation on paper, as it was reckoned on its day. `comparadas`: ids of others side by side with it, `15` or `15-9`. */
export const arquivoSimulacaoBeneficio = defineLinkReading({
  path: '/arquivoSimulacaoBeneficio/{idPessoa}/{idPlano}/{idSimulacao}',
  summary: 'Baixa até três simulações de benefício guardadas em PDF, lado a lado.',
  group,
  service,
  params: { idSimulacao: idText },
  query: {
    comparadas: v.optional(
      v.pipe(v.string(), v.regex(others, `Compare até ${MAXIMUM_SCENARIOS} simulações.`)),
    ),
  },
  file: 'application/pdf',
})
