import { Card } from '@portal/design-system/Card'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import type { ReactNode } from 'react'
import { dateText, instantText, reaisText } from '#contract/value-text.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { stagesText } from './stages.text.ts'

type Settlement = RequestOnPage['liquidacoes'][number]

const columns: readonly StatementColumn<Settlement>[] = [
  { id: 'number', header: stagesText.number, cell: ({ numero }) => String(numero), isRowHeader: true },
  { id: 'day', header: stagesText.day, cell: ({ data }) => dateText(data) },
  {
    id: 'amount',
    header: stagesText.amount,
    cell: ({ valor }) => (valor === null ? '–' : reaisText(Number(valor))),
    isNumeric: true,
  },
  { id: 'state', header: stagesText.state, cell: (settlement) => <SettlementState {...settlement} /> },
]

type RequestSettlementsProps = {
  settlements: readonly Settlement[]
  /** Button that tries again where something stands still; nobody but attendants sees it. */
  retry?: ReactNode
}

/** Payments due from a granted request: each installment, its day, and whether it was paid. */
export function RequestSettlements({ settlements, retry }: RequestSettlementsProps) {
  return (
    <Card title={stagesText.settlements}>
      <StatementTable
        caption={stagesText.settlementsCaption}
        columns={columns}
        rows={settlements}
        rowKey={({ numero }) => String(numero)}
      />
      {settlements.some(({ falha }) => falha !== null) && retry}
    </Card>
  )
}

function SettlementState({ liquidadaEm, falha }: Settlement) {
  if (liquidadaEm !== null)
    return <StatusTag tone="success">{stagesText.settled(instantText(liquidadaEm))}</StatusTag>
  if (falha !== null) return <StatusTag tone="danger">{stagesText.failed(falha)}</StatusTag>
  return <StatusTag>{stagesText.waiting}</StatusTag>
}
