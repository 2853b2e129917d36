import writeXlsxFile, { type Column } from 'write-excel-file/node'
import type { RequestItem } from '#contract/requisicoes.ts'
import { printDate } from './print-format.ts'

const COLUMNS: { title: string; width: number; read: (item: RequestItem) => string }[] = [
  { title: 'Protocolo', width: 15, read: (item) => item.protocolo },
  { title: 'Data da solicitação', width: 18, read: (item) => inSaoPaulo(item.dataSolicitacao) },
  { title: 'Nome', width: 32, read: (item) => item.pessoa.nome },
  { title: 'CPF', width: 16, read: (item) => item.pessoa.cpf },
  { title: 'Plano', width: 14, read: (item) => item.plano.nome },
  { title: 'Funcionalidade', width: 28, read: (item) => item.funcionalidade.nome },
  { title: 'Status', width: 24, read: (item) => item.status.nome },
  { title: 'Prazo', width: 12, read: (item) => (item.prazo ? printDate(item.prazo.data) : '') },
  { title: 'Última atualização', width: 18, read: (item) => inSaoPaulo(item.dataAtualizacao) },
]

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Writes requests as an .xlsx, one row each. CPFs arrive masked and stay so. */
export async function writeRequestSpreadsheet(items: readonly RequestItem[]): Promise<Buffer> {
  const columns: Column<RequestItem>[] = COLUMNS.map(({ title, width, read }) => ({
    header: { value: title, fontWeight: 'bold' },
    width,
    cell: (item: RequestItem) => ({ type: String, value: harmless(read(item)) }),
  }))
  return writeXlsxFile([...items], { columns, sheet: 'Solicitações', stickyRowsCount: 1 }).toBuffer()
}

/**
 * Spreadsheet programs run a text that begins like a formula once it is edited or saved as CSV. An apostrophe in front keeps it text.
 */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

function inSaoPaulo(instant: string): string {
  return MOMENT.format(new Date(instant)).replace(',', '')
}
