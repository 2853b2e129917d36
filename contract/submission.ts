import * as v from 'valibot'
import type { WireSchema } from './define-call.ts'
import { id, named, submissionKey } from './formats.ts'

/** Whose request it is. `idVinculo` says which enrolment, when the person has two in one plan; absent: the newest open one. */
export const submissionTarget = { idPessoa: id, idPlano: id, idVinculo: v.optional(id) }

/** Fields of every request beside its values: the submission's key, and the returned request that it corrects. */
export const submission = { chaveEnvio: submissionKey, idRequisicao: v.optional(id) }

/**
 * Receipt for the sender of a request of any kind. `dados`: as stored; `codigo`: their verification code. `status`: a declaration is
 * *Concluída* at once. `prazo`: last day of the decision; null where nothing is decided, or there is no term.
 */
export function receiptOf<const Data extends WireSchema>(dados: Data) {
  return v.object({
    idRequisicao: id,
    protocolo: v.string(),
    dataSolicitacao: v.string(),
    status: named,
    codigo: v.string(),
    prazo: v.nullable(v.string()),
    dados,
  })
}

/** A request that is not decided yet. */
export const openRequest = v.nullable(v.object({ id, protocolo: v.string(), status: named }))
