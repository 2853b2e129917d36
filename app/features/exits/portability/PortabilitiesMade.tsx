import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { PortabilityOnWire } from '#contract/exits/portability.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { portabilityText } from './portability.text.ts'

const { moved } = portabilityText

type Transfer = PortabilityOnWire['transferencias'][number]

/** Past transfers to other entities; renders nothing before the first. */
export function PortabilitiesMade({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null
  return (
    <StatementTable
      caption={moved.caption}
      columns={columns}
      rows={transfers}
      rowKey={({ em, plano }) => `${em} ${plano}`}
    />
  )
}

const columns: readonly StatementColumn<Transfer>[] = [
  { id: 'day', header: moved.day, cell: ({ em }) => dateText(em), isRowHeader: true },
  { id: 'entity', header: moved.entity, cell: ({ entidade }) => entidade },
  { id: 'plan', header: moved.plan, cell: ({ plano }) => plano },
  { id: 'amount', header: moved.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
]
