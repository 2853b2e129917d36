import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { LoanContractLink } from '#app/features/request-engine/LoanContractLink.tsx'
import { moneyItem } from '#app/format/money-item.ts'
import { loanCollections } from '#contract/loans/loans.text.ts'
import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'
import { LoanSchedule } from './LoanSchedule.tsx'
import { nextInstalmentText, partOf } from './loan-sentences.ts'
import { loansText } from './loans.text.ts'

const { current: text, before, schedule } = loansText

/** The contract that runs, how far it is paid and what pays it off today; below it those that have ended. Nothing without either. */
export function CurrentLoan({ situation: { vigente, anteriores } }: { situation: LoanSituationOnWire }) {
  if (vigente === null && anteriores.length === 0) return null
  return (
    <Stack gap="6">
      {vigente && <RunningLoan loan={vigente} />}
      {anteriores.length > 0 && (
        <StatementTable
          caption={before.caption}
          columns={endedColumns}
          rows={anteriores}
          rowKey={({ id }) => String(id)}
        />
      )}
    </Stack>
  )
}

function RunningLoan({ loan }: { loan: NonNullable<LoanSituationOnWire['vigente']> }) {
  const { quitacao, proxima, pagas, parcelas } = loan
  return (
    <Card title={text.heading}>
      <Columns>
        <Stat label={text.balance} value={reaisText(loan.saldo)} />
        <Stat
          label={text.next}
          value={proxima ? reaisText(proxima.valor) : '—'}
          detail={nextInstalmentText(loan)}
        />
        <Stat label={text.settleToday} value={reaisText(quitacao.total)} />
      </Columns>
      <Meter label={text.paid} value={pagas} maxValue={parcelas} valueLabel={partOf(pagas, parcelas)} />
      <DescriptionList
        layout="rows"
        items={[
          { id: 'released', term: text.released, description: dateText(loan.liberadoEm) },
          ...paidOut(loan),
          { id: 'rate', term: text.rate, description: percentText(Number(loan.taxaMensal)) },
          loan.cet !== null && { id: 'cost', term: text.cost, description: percentText(loan.cet) },
          { id: 'collection', term: text.collection, description: loanCollections[loan.cobranca] },
          quitacao.vencidas > 0 && moneyItem('overdue', text.overdue, quitacao.vencidas),
          quitacao.noMes > 0 && moneyItem('this-month', text.thisMonth, quitacao.noMes),
          moneyItem('interest', text.interest, quitacao.juros),
          moneyItem('saved', text.saved, quitacao.economia),
        ]}
      />
      <LoanSchedule caption={schedule.current} rows={loan.cronograma} />
      {loan.idRequisicao === null ? (
        <Text tone="muted">{text.noContract}</Text>
      ) : (
        <Cluster>
          <LoanContractLink idRequisicao={loan.idRequisicao} state="contrato" />
        </Cluster>
      )}
    </Card>
  )
}

/** Where the amount went: what settled the loan before it, what it cost, and what was paid out. */
function paidOut({ valor, quitou, iof, taxaQuitacao, liquido }: NonNullable<LoanSituationOnWire['vigente']>) {
  return [
    moneyItem('amount', text.amount, valor),
    quitou > 0 && moneyItem('settled', text.settled, quitou),
    moneyItem('tax', text.tax, iof),
    moneyItem('cover', text.cover, taxaQuitacao),
    moneyItem('credit', text.credit, liquido),
  ]
}

const endedColumns: readonly StatementColumn<LoanSituationOnWire['anteriores'][number]>[] = [
  { id: 'amount', header: before.amount, cell: ({ valor }) => reaisText(valor), isRowHeader: true },
  { id: 'released', header: before.released, cell: ({ liberadoEm }) => dateText(liberadoEm) },
  { id: 'ended', header: before.ended, cell: ({ encerradoEm }) => dateText(encerradoEm) },
  { id: 'how', header: before.how, cell: ({ fim }) => before.ends[fim] },
]
