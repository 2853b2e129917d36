import { type LineText, lineSentence, unreadableRequest } from '#contract/readings/reading-text.ts'
import { priorityNames } from '#contract/requests/requests.text.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { codeText } from '#contract/value-text.ts'
import { type SheetColumn, sheetOf } from './xlsx/write-workbook.ts'

/** A request as its row tells it; `lines` null: its data has a shape that the portal does not know. */
export type RequestRow = RequestItem & { code: string; lines: readonly LineText[] | null }

type Column = SheetColumn<RequestRow>

const START: readonly Column[] = [
  { title: 'Protocolo', width: 15, read: (item) => item.protocolo },
  {
    title: 'Data da solicitação',
    width: 18,
    read: ({ dataSolicitacao }) => ({ instant: new Date(dataSolicitacao) }),
  },
  { title: 'Nome', width: 32, read: (item) => item.pessoa.nome },
  { title: 'CPF', width: 16, read: (item) => item.pessoa.cpf },
  { title: 'Plano', width: 14, read: (item) => item.plano.nome },
  { title: 'Funcionalidade', width: 28, read: (item) => item.funcionalidade.nome },
  { title: 'Status', width: 24, read: (item) => item.status.nome },
]

const OF_THE_DESK: readonly Column[] = [
  { title: 'Com quem está', width: 28, read: ({ analista }) => analista?.nome ?? '' },
  {
    title: 'Prioridade',
    width: 26,
    read: ({ prioridade }) => (prioridade ? priorityNames[prioridade] : ''),
  },
]

const END: readonly Column[] = [
  { title: 'Prazo', width: 12, read: ({ prazo }) => (prazo ? { day: prazo.data } : '') },
  {
    title: 'Última atualização',
    width: 18,
    read: ({ dataAtualizacao }) => ({ instant: new Date(dataAtualizacao) }),
  },
  {
    title: 'O que foi pedido',
    width: 60,
    read: ({ lines }) => lines?.map(lineSentence).join('\n') ?? unreadableRequest,
  },
  { title: 'Código de conferência', width: 68, read: ({ code }) => codeText(code) },
]

/** The sheet of requests, one row each. CPFs arrive masked and stay so. Who has each, and why it comes first, is for attendants alone. */
export function requestSheet(
  batches: AsyncIterable<readonly RequestRow[]>,
  { isAttendant }: { isAttendant: boolean },
) {
  const columns = [...START, ...(isAttendant ? OF_THE_DESK : []), ...END]
  return sheetOf({ name: 'Solicitações', columns, batches })
}
