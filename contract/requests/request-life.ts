import * as v from 'valibot'
import { id, named, sentence } from '../formats.ts'

/**
 * A stage of a request. `inicio` and `fim`: instants; null while it was not reached or left. `itens`: what is looked at before the request
 * leaves it, with who did; like `decididaPor` only told to the service desk, empty and null for everybody else.
 */
const requestStage = v.object({
  posicao: id,
  nome: v.string(),
  nivel: named,
  prazoDiasUteis: v.number(),
  inicio: v.nullable(v.string()),
  fim: v.nullable(v.string()),
  decididaPor: v.nullable(v.string()),
  itens: v.array(
    v.object({
      id: v.string(),
      texto: v.string(),
      conferidoPor: v.nullable(v.string()),
      conferidoEm: v.nullable(v.string()),
    }),
  ),
})
export type RequestStage = v.InferOutput<typeof requestStage>

/** A field, by its path in the form of its service, or a document, by its purpose, that a returned request asks to correct. */
export const requestCorrection = v.object({
  campo: v.string(),
  nome: v.string(),
  motivo: v.nullable(v.string()),
})
export type RequestCorrection = v.InferOutput<typeof requestCorrection>

/** Effect of a granted request on a day. `valor`: reais as decimal text. `falha`: why it was not settled so far, for the service desk. */
const requestSettlement = v.object({
  numero: id,
  data: v.string(),
  valor: v.nullable(v.string()),
  liquidadaEm: v.nullable(v.string()),
  falha: v.nullable(v.string()),
})

/** Where a request stands on its way, as part of the request. */
export const requestLife = {
  etapas: v.array(requestStage),
  /** The stage that the caller may send it on to, once everything of the present one is looked at; null when they may not. */
  proximaEtapa: v.nullable(v.object({ posicao: id, nome: v.string() })),
  /** Whether the caller may tick the present stage's items. */
  podeConferir: v.boolean(),
  /** Fields that the caller may ask to correct when they return it; empty where a return only says why. */
  corrigiveis: v.array(v.object({ campo: v.string(), nome: v.string() })),
  /** Open corrections; empty unless the request is returned. */
  correcoes: v.array(requestCorrection),
  liquidacoes: v.array(requestSettlement),
}

const shortCode = v.pipe(v.string(), v.minLength(1), v.maxLength(120))

export const moveExtras = {
  /** Ids of everything in the present stage's checklist that is looked at by now; absent: as it was. */
  itensConferidos: v.optional(v.pipe(v.array(shortCode), v.maxLength(50, 'Envie no máximo 50 itens.'))),
  /** Position of the next stage, to send it on; `idStatus` is then 2, the status that it is in. */
  etapa: v.optional(id),
  /** For a return. */
  correcoes: v.optional(
    v.pipe(
      v.array(v.strictObject({ campo: shortCode, motivo: v.optional(sentence(300, 'Escreva o motivo.')) })),
      v.maxLength(50, 'Marque no máximo 50 campos.'),
    ),
  ),
}
