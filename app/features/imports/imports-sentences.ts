import { indexChangeText } from '#app/format/percent.ts'
import type { ImportDetail, ImportItem, ImportRow } from '#contract/imports/imports.ts'
import { dateText, instantText, monthText, numberText, reaisText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { ColumnFormat, ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { formatPhone } from '#domain/people/phone.ts'
import { codeNames, importsText, ownNames, stateNames } from './imports.text.ts'

/** '1 linha', '9.863 linhas' */
function rowCount(rows: number): string {
  return `${numberText(rows)} ${rows === 1 ? 'linha' : 'linhas'}`
}

/** 'E03 CPF inválido: 100 linhas' */
export function codeSentence({ codigo, linhas }: ImportDetail['recusas'][number]): string {
  return `${codigo} ${codeNames[codigo] ?? ''}: ${rowCount(linhas)}`
}

/** 'Marta Siqueira, 23/11/2026 às 10:12'; null for what did not happen. */
export function actBy(act: ImportItem['aplicada']): string | null {
  return act && `${act.por.nome}, ${instantText(act.em)}`
}

/** How many rows of a list's import come to what: '9.863 aplicam, 137 recusadas'. */
export function rowsSentence({ novas, alteradas, iguais, recusadas }: ImportItem['linhas']): string {
  const changing = novas + alteradas
  if (changing + iguais + recusadas === 0) return '–'
  return `${numberText(changing)} ${changing === 1 ? 'muda' : 'mudam'} o cadastro, ${numberText(recusadas)} ${recusadas === 1 ? 'recusada' : 'recusadas'}`
}

/** 'Lida a planilha Admissões, com o cabeçalho na linha 4.' */
export function placeSentence({
  planilhas,
  planilha,
  cabecalho: { de, ate },
}: ImportDetail['leitura']): string {
  const name = planilhas[planilha]?.nome
  const lines = de === ate ? `na linha ${ate}` : `nas linhas ${de} a ${ate}`
  return name === undefined
    ? `Lido o arquivo, com o cabeçalho ${lines}.`
    : `Lida a planilha “${name}”, com o cabeçalho ${lines}.`
}

/** 'Listas (oculta)' */
export function sheetLabel({ nome, oculta }: ImportDetail['leitura']['planilhas'][number]): string {
  return oculta ? `${nome} (oculta)` : nome
}

/** 'Linha 4: cpf · nome' */
export function lineLabel({ linha, texto }: ImportDetail['leitura']['inicio'][number]): string {
  return `Linha ${linha}: ${texto}`
}

/** 'Trocar o e-mail (3 linhas, 1 marcada)' */
export function ownSentence({ grupo, linhas, trocadas }: ImportDetail['proprias'][number]): string {
  const ticked = trocadas === 0 ? '' : `, ${numberText(trocadas)} ${trocadas === 1 ? 'marcada' : 'marcadas'}`
  return `Trocar ${ownNames[grupo]} (${rowCount(linhas)}${ticked})`
}

/** 'Trocar o e-mail que a própria pessoa mudou' */
export function rowTickSentence(grupo: ImportDetail['proprias'][number]['grupo']): string {
  return `Trocar ${ownNames[grupo]} que a própria pessoa mudou`
}

/** 'E-mail (fica como está)' where it is the person's own, and nobody ticked it. */
export function changeLabel(column: string, propria: ImportRow['mudancas'][number]['propria']): string {
  return propria === null || propria.trocar ? column : `${column} (fica como está)`
}

/** That another attendant applies what changes where people are paid; null where nothing does. */
export function accountsSentence({
  contasTrocadas: rows,
}: Pick<ImportDetail, 'contasTrocadas'>): string | null {
  if (rows === 0) return null
  const change = rows === 1 ? '1 linha muda' : `${numberText(rows)} linhas mudam`
  return `${change} a conta bancária de quem já está no cadastro. Quem enviou a planilha não aplica.`
}

/** 'Liberada para entrar de novo por Marta Siqueira, 23/11/2026 às 10:12'; null where nobody did. */
export function releasedSentence({ liberada }: Pick<ImportDetail, 'liberada'>): string | null {
  return liberada && `O arquivo foi liberado para entrar de novo por ${actBy(liberada)}.`
}

export function applySentence({ novas, alteradas, proprias, recusadas }: ImportItem['linhas']): string {
  const rows = novas + alteradas
  const written = rows === 1 ? '1 linha é gravada' : `${numberText(rows)} linhas são gravadas`
  const left =
    recusadas === 1
      ? ' 1 linha recusada fica de fora.'
      : ` ${numberText(recusadas)} linhas recusadas ficam de fora.`
  return `${written}: ${numberText(novas)} ${novas === 1 ? 'nova' : 'novas'} e ${numberText(alteradas)} ${alteradas === 1 ? 'alterada' : 'alteradas'}.${recusadas > 0 ? left : ''}${heldSentence(proprias)} Depois dá para desfazer enquanto nada depender dela.`
}

/** ' 1 linha fica como a própria pessoa deixou.' */
function heldSentence(rows: number): string {
  if (rows === 0) return ''
  return rows === 1
    ? ' 1 linha fica como a própria pessoa deixou.'
    : ` ${numberText(rows)} linhas ficam como as próprias pessoas deixaram.`
}

/** Outcome: '9.863 linhas aplicadas.', and the rows left out. */
export function resultSentence({
  situacao,
  resultado,
}: Pick<ImportDetail, 'situacao' | 'resultado'>): string {
  const { aplicadas, mudaram, desfeitas, mantidas } = resultado
  if (situacao === 'desfeita') {
    const kept = mantidas > 0 ? ` ${rowCount(mantidas)} ficaram, porque algo passou a depender delas.` : ''
    return `${rowCount(desfeitas)} ${desfeitas === 1 ? 'desfeita' : 'desfeitas'}.${kept}`
  }
  const left =
    mudaram > 0 ? ` ${rowCount(mudaram)} ficaram de fora, porque o cadastro mudou depois da conferência.` : ''
  return `${rowCount(aplicadas)} ${aplicadas === 1 ? 'aplicada' : 'aplicadas'}.${left}`
}

/** Until when the rows and the file are there, and what happens then; null when they are gone. */
export function keptSentence({
  situacao,
  linhasAte,
}: Pick<ImportDetail, 'situacao' | 'linhasAte'>): string | null {
  if (linhasAte === null) return null
  const until = dateText(linhasAte)
  return situacao === 'aplicada'
    ? `As linhas e o arquivo ficam até ${until}. Depois disso não dá mais para desfazer.`
    : `As linhas e o arquivo ficam até ${until}. Depois disso a importação é descartada.`
}

/** 'Há lançamentos no saldo. (12 linhas, a primeira é a 4)' */
export function obstacleSentence({ motivo, linhas, linha }: ImportDetail['impedimentos'][number]): string {
  return linhas === 1
    ? `${motivo} (linha ${linha})`
    : `${motivo} (${rowCount(linhas)}; uma delas é a ${linha})`
}

/** Accessible name of the progress bar. */
export function workingLabel({ situacao }: Pick<ImportItem, 'situacao'>): string {
  return `${stateNames[situacao]} as linhas`
}

/** 'E03 CPF inválido. Confira os números.' with the column that it is about. */
export function problemLine(
  { coluna, codigo, texto }: ImportRow['problemas'][number],
  nameOf: (column: string) => string,
): string {
  return coluna === null ? `${codigo} · ${texto}` : `${codigo} · ${nameOf(coluna)}: ${texto}`
}

/** 'Nova: Iracema de Souza' reads with what it is about; '3 informações' what it changes. */
export function changesSentence({ resultado, mudancas }: ImportRow): string {
  if (resultado === 'nova') return 'Nova'
  if (resultado === 'propria') return importsText.rows.own
  const taken = mudancas.filter(({ propria }) => propria === null || propria.trocar).length
  return taken === 1 ? '1 informação' : `${numberText(taken)} informações`
}

const show: Readonly<Record<ColumnFormat, (value: string) => string>> = {
  text: (value) => value,
  cpf: formatCpf,
  day: dateText,
  month: monthText,
  reais: (value) => reaisText(Number(value)),
  unit: (value) => value.replace('.', ','),
  percent: (value) => indexChangeText(Number(value)),
  phone: formatPhone,
}

/** A value of a sheet's column as people read it; null for none. */
export function valueText(kind: ImportKindId, column: string, value: string | number | null): string | null {
  if (value === null || value === '') return null
  const format = importColumns[kind].find(({ id }) => id === column)?.format ?? 'text'
  return show[format](String(value))
}
