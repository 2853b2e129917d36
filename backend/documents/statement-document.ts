import {
  movementAccount,
  movementName,
  pastReturnSentence,
  periodSentence,
  statementAccountNames,
  statementTypeNames,
  taxRegimeNames,
} from '#contract/statement/statement.text.ts'
import type { StatementLinesAnswer, StatementPosition } from '#contract/statement/statement.ts'
import type { StatementAccount, StatementType } from '#contract/statement/statement-codes.ts'
import {
  amountText,
  competenceText,
  dateText,
  quotasText,
  reaisText,
  returnText,
  spanText,
  unitValueText,
} from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

const figureNames: Partial<Record<StatementPosition['figuras'][number]['figura'], string>> = {
  'saldo-total': 'Saldo total',
  'saldo-participante': 'Saldo do participante',
  'saldo-patrocinadora': 'Saldo da patrocinadora',
  'saldo-adquirido': 'Parte da patrocinadora já adquirida',
  'saldo-portado': 'Saldo portado',
  contribuido: 'Total que entrou',
  rendimento: 'Rendimento',
  'rentabilidade-12-meses': 'Rentabilidade em 12 meses',
}

type StatementFilterInput = {
  conta?: StatementAccount | undefined
  tipo?: StatementType | undefined
  idPerfil?: number | undefined
}

/** `cpf` is the whole number; `asked`: what the lines were narrowed to. */
type Print = { cpf: string; planColor: string; now: Date; asked: StatementFilterInput }

/** The statement of contributions: position, the filter with its balances, totals and lines. */
export function statementDocument(
  position: StatementPosition,
  lines: StatementLinesAnswer,
  { cpf, planColor, now, asked }: Print,
): PrintedDocument {
  return {
    title: 'Extrato de contribuições',
    subtitle: `Créditos ${periodSentence(lines.periodo)}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      headBlock(position, cpf),
      { kind: 'heading', text: 'Posição' },
      {
        kind: 'facts',
        items: position.figuras.flatMap(({ figura, resultado }) => {
          const label = figureNames[figura]
          const isReturn = figura === 'rentabilidade-12-meses'
          return label ? [{ label, value: isReturn ? returnText(resultado) : reaisText(resultado) }] : []
        }),
      },
      { kind: 'heading', text: 'Movimentos' },
      filterBlock(position, lines, asked),
      ...movementBlocks(lines),
      { kind: 'paragraph', isSmall: true, text: pastReturnSentence },
    ],
  }
}

function headBlock(position: StatementPosition, cpf: string): DocumentBlock {
  const { pessoa, plano, matricula, dataAdesao, mesesNoPlano, regimeTributario, perfil, cota } = position
  return {
    kind: 'facts',
    items: [
      { label: 'Participante', value: pessoa.nome },
      { label: 'CPF', value: formatCpf(cpf) },
      { label: 'Plano', value: plano.nome },
      { label: 'Matrícula', value: matricula },
      { label: 'Data de adesão', value: dateText(dataAdesao) },
      { label: 'Tempo no plano', value: spanText(mesesNoPlano) },
      { label: 'Regime de tributação', value: taxRegimeNames[regimeTributario] },
      { label: 'Perfil de investimento', value: perfil.nome },
      ...(cota
        ? [{ label: `Valor da cota em ${dateText(cota.data)}`, value: unitValueText(cota.valor) }]
        : []),
    ],
  }
}

function filterBlock(
  { opcoes }: StatementPosition,
  lines: StatementLinesAnswer,
  { conta, tipo, idPerfil }: StatementFilterInput,
): DocumentBlock {
  const { inicial, final } = lines.saldos
  const profile = opcoes.perfis.find(({ id }) => id === idPerfil)
  return {
    kind: 'facts',
    items: [
      { label: 'Período', value: periodSentence(lines.periodo) },
      { label: 'Conta', value: conta ? statementAccountNames[conta] : 'Todas as contas' },
      { label: 'Tipo de movimento', value: tipo ? statementTypeNames[tipo] : 'Todos os tipos' },
      ...(profile ? [{ label: 'Perfil', value: profile.nome }] : []),
      { label: balanceLabel('Saldo inicial', inicial), value: reaisText(inicial.valor) },
      { label: balanceLabel('Saldo final', final), value: reaisText(final.valor) },
    ],
  }
}

function balanceLabel(name: string, { dataCota }: StatementLinesAnswer['saldos']['inicial']): string {
  return dataCota ? `${name} em ${dateText(dataCota)}` : name
}

function movementBlocks({ linhas, totais }: StatementLinesAnswer): DocumentBlock[] {
  if (linhas.length === 0) return [{ kind: 'paragraph', text: 'Nenhum movimento com estes filtros.' }]
  return [
    {
      kind: 'table',
      caption: 'Totais por tipo',
      columns: [
        { title: 'Tipo', share: 5 },
        { title: 'Movimentos', share: 1, isFigure: true },
        { title: 'Valor (R$)', share: 2, isFigure: true },
        { title: 'Cotas', share: 3, isFigure: true },
      ],
      rows: totais.porTipo.map(({ tipo, linhas: count, valor, cotas }) => [
        statementTypeNames[tipo],
        String(count),
        amountText(valor),
        quotasText(cotas),
      ]),
    },
    {
      kind: 'table',
      caption: 'Movimentos, do mais novo ao mais antigo',
      columns: [
        { title: 'Crédito', share: 10 },
        { title: 'Mês', share: 8 },
        { title: 'Movimento', share: 22 },
        { title: 'Valor (R$)', share: 12, isFigure: true },
        { title: 'Valor da cota', share: 13, isFigure: true },
        { title: 'Cotas', share: 15, isFigure: true },
        { title: 'Saldo (R$)', share: 14, isFigure: true },
      ],
      rows: linhas.map((line) => [
        dateText(line.dataCredito),
        competenceText(line.competencia),
        nameOf(line),
        amountText(line.valor),
        quotasText(line.valorCota),
        quotasText(line.cotas),
        amountText(line.saldo),
      ]),
    },
  ]
}

function nameOf(line: StatementLinesAnswer['linhas'][number]): string {
  const account = movementAccount(line)
  return account ? `${movementName(line)} (${account.toLowerCase()})` : movementName(line)
}
