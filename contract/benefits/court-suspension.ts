import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idText, sentence, typedDate } from '../formats.ts'
import { takesProof } from '../proof.ts'
import { courtSuspensionSentences as sentences } from './court-suspension.text.ts'

const group = 'Benefícios'
const documentNumber = sentence(60, sentences.noNumber)
const document = v.nullable(v.pipe(v.string('Envie o arquivo de novo.'), v.uuid('Envie o arquivo de novo.')))

/**
 * Order of a court: its content in words, the number of the document, and the day from which it holds. `ordem`: id of the file that was
 * sent before, null without one.
 */
const courtOrder = v.strictObject({
  motivo: sentence(500, sentences.noReason),
  numeroDocumento: documentNumber,
  desde: typedDate,
  ordem: document,
})
export type CourtOrder = v.InferOutput<typeof courtOrder>

/** The order that lifts a suspension. */
const courtRelease = v.strictObject({ numeroDocumento: documentNumber, ordem: document })
export type CourtRelease = v.InferOutput<typeof courtRelease>

const link = { idPessoa: id, idVinculo: id }

/** Since when a benefit stands still by order of a court; null where it does not. */
const courtSuspensionAnswer = v.object({ suspensoDesde: v.nullable(v.string()) })

/**
 * Registers that a court stopped a benefit: nothing is paid from now on, and the person is told. 409: no benefit is paid, or it is stopped so
 * already. 422: a day that is to come, or a file that is not there.
 */
export const registrarSuspensaoJudicial = defineCall({
  method: 'POST',
  path: '/registrarSuspensaoJudicial',
  summary: 'Suspende um benefício por ordem da Justiça.',
  group,
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ ...link, ...courtOrder.entries }),
  answer: courtSuspensionAnswer,
  problems: [409],
})

/** Registers the order that lets a benefit be paid again, with what was kept back. 409: no court stopped it. */
export const liberarSuspensaoJudicial = defineCall({
  method: 'POST',
  path: '/liberarSuspensaoJudicial',
  summary: 'Libera um benefício suspenso por ordem da Justiça.',
  group,
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ ...link, ...courtRelease.entries }),
  answer: courtSuspensionAnswer,
  problems: [409],
})

/** Keeps the document of an order until it is registered: an image or a PDF, by its bytes. */
export const enviarOrdemJudicial = defineCall({
  method: 'POST',
  path: '/enviarOrdemJudicial/{idPessoa}',
  summary: 'Recebe o documento de uma ordem da Justiça.',
  group,
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'params.idPessoa', need: 'act' },
  params: v.object({ idPessoa: idText }),
  ...takesProof,
})
