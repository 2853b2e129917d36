import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import type { Instalment } from '#domain/loans/instalment.ts'
import { loansText } from './loans.text.ts'

const { schedule: text } = loansText

type OwnInstalment = NonNullable<LoanSituationOnWire['vigente']>['cronograma'][number]
type Row = Omit<OwnInstalment, 'situacao' | 'pagaEm'> & Partial<Pick<OwnInstalment, 'situacao'>>

const columns: readonly StatementColumn<Row>[] = [
  { id: 'number', header: text.number, cell: ({ numero }) => numero, isRowHeader: true },
  { id: 'due', header: text.due, cell: ({ vencimento }) => dateText(vencimento) },
  { id: 'interest', header: text.interest, cell: ({ juros }) => reaisText(juros), isNumeric: true },
  {
    id: 'amortisation',
    header: text.amortisation,
    cell: ({ amortizacao }) => reaisText(amortizacao),
    isNumeric: true,
  },
  { id: 'amount', header: text.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
  { id: 'balance', header: text.balance, cell: ({ saldo }) => reaisText(saldo), isNumeric: true },
]

const stateColumn: StatementColumn<Row> = {
  id: 'state',
  header: text.state,
  cell: ({ situacao }) => (situacao ? text.states[situacao] : ''),
}

/** Instalments one by one, on demand: those of a loan that would be, or with their state those of the one that runs. */
export function LoanSchedule({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const hasStates = rows.some(({ situacao }) => situacao !== undefined)
  return (
    <Accordion>
      <AccordionItem id="schedule" title={caption}>
        <StatementTable
          caption={caption}
          columns={hasStates ? [...columns, stateColumn] : columns}
          rows={rows}
          rowKey={({ numero }) => String(numero)}
        />
      </AccordionItem>
    </Accordion>
  )
}

/** The instalments of the rule as rows. */
export function rowsOf(instalments: readonly Instalment[]): Row[] {
  return instalments.map(({ number, dueDate, amount, interest, amortisation, balance }) => ({
    numero: number,
    vencimento: dueDate,
    valor: amount,
    juros: interest,
    amortizacao: amortisation,
    saldo: balance,
  }))
}
