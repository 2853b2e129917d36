import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, idText, sentence } from '../formats.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'
import { defineSubmission, submission } from '../submission.ts'
import { exitStatementSentences } from './exit-statement.text.ts'
import { exitStatementContent } from './exit-statement-content.ts'

const group = 'Institutos legais'
const day = v.string()

/**
 * The time that who left the sponsor has. `extratoAte`: last day for the delivery of the exit statement; `entregueEm`: day of the first
 * one, null before it; `prazo`: last day to choose, null before the delivery and while the statement is contested. `contestacao`: the one
 * that waits for its answer, since when and until when at the latest.
 */
export const exitClock = v.object({
  extratoAte: day,
  entregueEm: v.nullable(day),
  prazo: v.nullable(day),
  contestacao: v.nullable(
    v.object({ idRequisicao: id, protocolo: v.string(), desde: day, respostaAte: v.nullable(day) }),
  ),
})
export type ExitClockOnWire = v.InferOutput<typeof exitClock>

/**
 * An exit statement. `codigo`: SHA-256 of what it says, as it was stored. `versao` counts from 1: an answered contestation may bring another.
 */
const exitStatement = v.object({
  versao: v.number(),
  entregueEm: day,
  codigo: v.string(),
  conteudo: exitStatementContent,
})
export type ExitStatementOnWire = v.InferOutput<typeof exitStatement>

/** Statements of somebody who left the sponsor: the newest, how many there were, and the time to choose. */
const exitStatementAnswer = v.object({
  relogio: exitClock,
  extrato: v.nullable(exitStatement),
  versoes: v.array(v.object({ versao: v.number(), entregueEm: day })),
})
export type ExitStatementAnswer = v.InferOutput<typeof exitStatementAnswer>

/** The exit statement of a link (CNPC 50/2022). 404: nobody told of an end of the employment. */
export const retornarExtratoDesligamento = defineLinkReading({
  path: '/retornarExtratoDesligamento/{idPessoa}/{idPlano}',
  summary: 'Retorna o extrato de desligamento como foi entregue, e o prazo para escolher.',
  group,
  answer: exitStatementAnswer,
})

/** The exit statement as a PDF. `versao`: which; absent: the newest. 404 before the first. */
export const arquivoExtratoDesligamento = defineLinkReading({
  path: '/arquivoExtratoDesligamento/{idPessoa}/{idPlano}',
  summary: 'Entrega em PDF o extrato de desligamento.',
  group,
  query: { versao: v.optional(idText) },
  file: 'application/pdf',
})

/** Delivers the exit statement before its day. 409: nobody told of an end of the employment, or it was delivered already. */
export const emitirExtratoDesligamento = defineCall({
  method: 'POST',
  path: '/emitirExtratoDesligamento',
  summary: 'Entrega o extrato de desligamento a quem saiu da patrocinadora.',
  group,
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, idVinculo: id }),
  answer: exitClock,
  problems: [409],
})

/** Why a statement is contested; whoever answers reads it. */
export const contestationReason = v.pipe(
  sentence(1000, exitStatementSentences.reasonRequired),
  v.minLength(SHORTEST_REASON, exitStatementSentences.reasonTooShort),
)

/** As it is sent. */
const contestationRequest = v.strictObject({ ...submission, motivo: contestationReason })
export type ContestationRequestOnWire = v.InferOutput<typeof contestationRequest>

/** Data of a contestation: version of the statement, when that was delivered, and why. */
export const contestationData = v.object({ versao: v.number(), entregueEm: day, motivo: v.string() })
export type ContestationData = v.InferOutput<typeof contestationData>

/**
 * Contests the exit statement: the time to choose stands still until the answer. Granted, a corrected version is delivered; refused, the
 * statement holds; either way the days that were left go on. 409: none was delivered, the time is over, or one is contested already.
 */
export const contestarExtratoDesligamento = defineSubmission({
  path: '/contestarExtratoDesligamento',
  summary: 'Contesta o extrato de desligamento e para o prazo para escolher até a resposta.',
  group,
  request: contestationRequest,
  data: contestationData,
})
