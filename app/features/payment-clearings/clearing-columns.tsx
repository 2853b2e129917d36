import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import { clearingOutcomeNames } from '#contract/payment-clearings/payment-clearings.text.ts'
import type { ClearingLine, PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { dateText, instantText, reaisText } from '#contract/value-text.ts'
import { ClearingState } from './ClearingState.tsx'
import { clearingsText } from './payment-clearings.text.ts'
import { clearingCount, clearingName, contributionLine, lineDetails } from './payment-clearings-sentences.ts'

const { list, lines } = clearingsText

/** Columns of the list; `hrefOf` leads to one. */
export function clearingColumns(hrefOf: (id: number) => string): readonly StatementColumn<PaymentClearing>[] {
  return [
    {
      id: 'what',
      header: list.what,
      isRowHeader: true,
      cell: (clearing) => <RowLink href={hrefOf(clearing.id)}>{clearingName(clearing)}</RowLink>,
    },
    { id: 'state', header: list.state, cell: ({ situacao }) => <ClearingState state={situacao} /> },
    {
      id: 'lines',
      header: list.lines,
      cell: ({ resumo, situacao }) => (situacao === 'descartada' ? '–' : clearingCount(resumo)),
    },
    {
      id: 'amount',
      header: list.amount,
      cell: ({ resumo, situacao }) => (situacao === 'descartada' ? '–' : reaisText(resumo.valor)),
      isNumeric: true,
    },
    {
      id: 'prepared',
      header: list.prepared,
      cell: ({ preparadaPor, preparadaEm }) => (
        <TwoLines below={instantText(preparadaEm)}>{preparadaPor.nome}</TwoLines>
      ),
    },
  ]
}

/** Columns of the lines of one: whose it is, what came, what was owed, and what follows. */
export const lineColumns: readonly StatementColumn<ClearingLine>[] = [
  {
    id: 'slip',
    header: lines.slip,
    isRowHeader: true,
    cell: ({ nossoNumero, linha }) => nossoNumero ?? `${lines.line} ${linha}`,
  },
  {
    id: 'payer',
    header: lines.payer,
    cell: ({ contribuicao }) =>
      contribuicao ? <TwoLines below={contributionLine(contribuicao)}>{contribuicao.nome}</TwoLines> : '–',
  },
  {
    id: 'paid',
    header: lines.paid,
    isNumeric: true,
    cell: ({ pago, recebido, ocorreuEm }) => (
      <span>
        {pago > 0 || recebido > 0 ? reaisText(pago || recebido) : '–'}
        <Text as="span" isBlock variant="small" tone="muted">
          {dateText(ocorreuEm)}
        </Text>
      </span>
    ),
  },
  {
    id: 'expected',
    header: lines.expected,
    isNumeric: true,
    cell: ({ esperado }) => (esperado === null ? '–' : reaisText(esperado)),
  },
  {
    id: 'result',
    header: lines.result,
    cell: (line) => (
      <CellLines>
        <StatusTag tone={toneOf(line)}>{clearingOutcomeNames[line.resultado]}</StatusTag>
        {lineDetails(line).map((detail) => (
          <Text key={detail} as="span" variant="small" tone="muted">
            {detail}
          </Text>
        ))}
      </CellLines>
    ),
  },
]

function toneOf({ resultado }: ClearingLine) {
  if (resultado === 'cleared') return 'success'
  return resultado === 'no-payment' || resultado === 'bank-fee' ? 'neutral' : 'warning'
}
