import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { StatementTable, type StatementTableProps } from './StatementTable.tsx'

interface Entry {
  month: string
  own: string
  sponsor: string
  total: string
}

const rows: Entry[] = [
  { month: 'Outubro de 2026', own: 'R$ 743,23', sponsor: 'R$ 743,23', total: 'R$ 1.486,46' },
  { month: 'Setembro de 2026', own: 'R$ 743,23', sponsor: 'R$ 743,23', total: 'R$ 1.486,46' },
  { month: 'Agosto de 2026', own: 'R$ 134,39', sponsor: 'R$ 134,39', total: 'R$ 268,78' },
]

const args: StatementTableProps<Entry> = {
  caption: 'Contribuições',
  rows,
  rowKey: (row) => row.month,
  columns: [
    { id: 'month', header: 'Mês', cell: (row) => row.month, isRowHeader: true, total: 'Total' },
    { id: 'own', header: 'Sua parte', cell: (row) => row.own, isNumeric: true, total: 'R$ 1.620,85' },
    {
      id: 'sponsor',
      header: 'Patrocinadora',
      cell: (row) => row.sponsor,
      isNumeric: true,
      total: 'R$ 1.620,85',
    },
    { id: 'total', header: 'Total', cell: (row) => row.total, isNumeric: true, total: 'R$ 3.241,70' },
  ],
  empty: 'Nenhuma contribuição neste período.',
}

const meta = {
  title: 'Dados/StatementTable',
  component: StatementTable<Entry>,
  args,
} satisfies Meta<typeof StatementTable<Entry>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (given) => (
    <Grid>
      <StatementTable {...given} />
      <StatementTable {...given} rows={[]} />
    </Grid>
  ),
}

export const OnAPhone: Story = {
  render: (given) => (
    <Narrow>
      <StatementTable {...given} />
      <StatementTable {...given} rows={[]} isCaptionHidden />
    </Narrow>
  ),
}

export const StaysATableWhenStacked: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    const [table] = canvas.getAllByRole('table', { name: 'Contribuições' })
    if (!table) throw new Error('the table is gone')
    const inside = within(table)
    await expect(inside.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Mês',
      'Sua parte',
      'Patrocinadora',
      'Total',
    ])
    const row = inside.getByRole('row', { name: /Agosto de 2026/ })
    await expect(within(row).getByRole('rowheader', { name: 'Agosto de 2026' })).toBeVisible()
    await expect(within(row).getAllByRole('cell')).toHaveLength(3)
  },
}
