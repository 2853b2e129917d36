import { requestStatusNamed } from '../names.ts'
import type { Receipt } from '../usecases/request-engine/submission.ts'

/** The receipt of a filed request of any kind, as the wire carries it. */
export function receiptOnWire<Data>({
  requestId,
  protocol,
  filedAt,
  status,
  dueOn,
  code,
  data,
}: Receipt<Data>) {
  return {
    idRequisicao: requestId,
    protocolo: protocol,
    dataSolicitacao: filedAt.toISOString(),
    status: requestStatusNamed(status),
    codigo: code,
    prazo: dueOn,
    dados: data,
  }
}
