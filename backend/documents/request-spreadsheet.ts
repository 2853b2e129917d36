import writeXlsxFile from 'write-excel-file/node'
import { type LineText, lineSentence, unreadableRequest } from '#contract/readings/reading-text.ts'
import type { RequestItem } from '#contract/requests.ts'
import { codeText } from '#contract/value-text.ts'
import { cellInstant, printDate } from './print-format.ts'
import { type ReRegistrationRow, reRegistrationSheet } from './re-registration-sheet.ts'
import { type TextColumn, textSheet } from './text-sheet.ts'

/** A request as its row tells it; `lines` null: its data has a shape that the portal does not know. */
export type RequestRow = RequestItem & { code: string; lines: readonly LineText[] | null }

const COLUMNS: readonly TextColumn<RequestRow>[] = [
  { title: 'Protocolo', width: 15, read: (item) => item.protocolo },
  {
    title: 'Data da solicitação',
    width: 18,
    read: ({ dataSolicitacao }) => cellInstant(new Date(dataSolicitacao)),
  },
  { title: 'Nome', width: 32, read: (item) => item.pessoa.nome },
  { title: 'CPF', width: 16, read: (item) => item.pessoa.cpf },
  { title: 'Plano', width: 14, read: (item) => item.plano.nome },
  { title: 'Funcionalidade', width: 28, read: (item) => item.funcionalidade.nome },
  { title: 'Status', width: 24, read: (item) => item.status.nome },
  { title: 'Prazo', width: 12, read: (item) => (item.prazo ? printDate(item.prazo.data) : '') },
  {
    title: 'Última atualização',
    width: 18,
    read: ({ dataAtualizacao }) => cellInstant(new Date(dataAtualizacao)),
  },
  {
    title: 'O que foi pedido',
    width: 60,
    read: ({ lines }) => lines?.map(lineSentence).join('\n') ?? unreadableRequest,
  },
  { title: 'Código de conferência', width: 68, read: ({ code }) => codeText(code) },
]

/** Writes requests as an .xlsx, one row each; granted re-registrations stand on a sheet of their own. CPFs arrive masked and stay so. */
export async function writeRequestSpreadsheet(
  items: readonly RequestRow[],
  reRegistrations: readonly ReRegistrationRow[],
): Promise<Buffer> {
  const list = textSheet('Solicitações', items, COLUMNS)
  return writeXlsxFile(
    reRegistrations.length > 0 ? [list, reRegistrationSheet(reRegistrations)] : [list],
  ).toBuffer()
}
