import type { RequestCorrection } from '#contract/requests/request-life.ts'
import type { RequestDocument } from '#contract/requests/requests.ts'

/** Answer to a filed request of any kind. `dataSolicitacao` is an instant; a declaration is completed at once. */
export type SentRequest = {
  idRequisicao: number
  protocolo: string
  dataSolicitacao: string
  status: { id: number; nome: string }
  /** Verification code of what was stored. */
  codigo: string
  /** Last day of the decision; null where nothing is decided, or there is no term. */
  prazo: string | null
}

/** A request that was sent back to be corrected: what was asked, what the entity wrote about it, and the fields that it named. */
export type ReturnedRequest<Data> = {
  id: number
  protocolo: string
  motivo: string | null
  correcoes: readonly RequestCorrection[]
  dados: Data
  /** The files that went with it. */
  documentos: readonly RequestDocument[]
}

/** A request of the same service that is under way. */
export type OpenRequest = { id: number; protocolo: string; status: { id: number; nome: string } }

/** Fields sent with every form: the submission's key, and the returned request it corrects. */
export type Envelope = { chaveEnvio: string; idRequisicao?: number | undefined }
