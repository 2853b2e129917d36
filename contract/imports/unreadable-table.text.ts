import { columnName, LONGEST_CELL, LONGEST_ROW, type TableRefusal } from '#domain/imports/table-refusal.ts'
import { numberText } from '../value-text.ts'

const sentences = {
  damaged: 'Não conseguimos ler este arquivo. Abra-o na planilha, salve de novo como .xlsx ou .csv e envie.',
  encrypted: 'Este arquivo tem senha. Tire a senha na planilha, salve e envie de novo.',
  'other-format':
    'Este arquivo é uma página com outro nome. Abra-o na planilha, salve como .xlsx e envie de novo.',
  'too-large': 'Esta planilha é grande demais por dentro. Divida-a em arquivos menores.',
  'too-complex':
    'Esta planilha é complexa demais para ser lida. Copie só os dados para uma planilha nova, salve como .csv e envie.',
  'many-rows': 'O arquivo tem mais de 100.000 linhas. Divida-o em partes menores.',
} as const

/** Said of a table without rows. */
export const emptyTable =
  'O arquivo não tem linhas. A primeira linha é o cabeçalho, e os dados começam na segunda.'

/** Why a table cannot be taken, with its place where there is one. */
export function unreadableTableSentence(refusal: TableRefusal): string {
  switch (refusal.reason) {
    case 'long-cell':
      return `A célula ${columnName(refusal.column)}${refusal.line} passa de ${numberText(LONGEST_CELL)} letras. Encurte o texto e envie de novo.`
    case 'long-row':
      return `A linha ${refusal.line} passa de ${numberText(LONGEST_ROW)} letras. Encurte os textos, confira se todas as aspas fecham e envie de novo.`
    case 'many-columns':
      return `A linha ${refusal.line} tem colunas demais. Deixe só as do modelo e envie de novo.`
    default:
      return sentences[refusal.reason]
  }
}
