import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { CellLines, RowLink, StatementTable, type StatementTableProps } from './StatementTable.tsx'

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

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (given) => (
    <Grid>
      <StatementTable {...given} />
      <StatementTable {...given} rows={[]} />
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const OnAPhone: Story = {
  render: (given) => (
    <Narrow>
      <StatementTable {...given} />
      <StatementTable {...given} rows={[]} isCaptionHidden />
    </Narrow>
  ),
}

interface Request {
  protocol: string
  service: string
  person: string
  day: string
  state: ReactNode
  amount: string
}

const requests: Request[] = [
  {
    protocol: '2026.000123',
    service: 'Alterar contribuição',
    person: 'Ana Beatriz Lima',
    day: '12/10/2026',
    state: <StatusTag tone="info">Em análise</StatusTag>,
    amount: 'R$ 743,23',
  },
  {
    protocol: '2026.000119',
    service: 'Empréstimo a participantes',
    person: 'Carlos Eduardo Nunes de Albuquerque',
    day: '03/10/2026',
    state: <StatusTag tone="warning">Devolvida para correção</StatusTag>,
    amount: 'R$ 10.000,00',
  },
]

const manyColumns: StatementTableProps<Request> = {
  caption: 'Solicitações',
  rows: requests,
  rowKey: ({ protocol }) => protocol,
  columns: [
    {
      id: 'protocol',
      header: 'Protocolo',
      cell: (row) => row.protocol,
      isRowHeader: true,
      total: 'Total',
    },
    { id: 'service', header: 'Serviço', cell: (row) => row.service },
    { id: 'person', header: 'Participante', cell: (row) => row.person },
    { id: 'day', header: 'Aberta em', cell: (row) => row.day },
    { id: 'state', header: 'Situação', cell: (row) => row.state },
    {
      id: 'amount',
      header: 'Valor',
      cell: (row) => row.amount,
      isNumeric: true,
      total: 'R$ 10.743,23',
    },
  ],
}

/** On a tablet a table of many columns stands in cards, with the names above the values. */
export const ManyColumns: Story = {
  render: () => (
    <Grid>
      {['60rem', '44rem', '36rem', '20rem'].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <StatementTable {...manyColumns} caption={`Solicitações em ${width}`} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const room = table.parentElement?.clientWidth ?? 0
      await expect(table.scrollWidth).toBeLessThanOrEqual(room)
      await expect(within(table).getAllByRole('cell').length).toBeGreaterThanOrEqual(10)
    }
    const card = within(canvas.getByRole('table', { name: 'Solicitações em 44rem' }))
    await expect(card.getByRole('columnheader', { name: 'Situação' })).toBeInTheDocument()
    const [state, amount] = [card.getByRole('cell', { name: 'Em análise' }), card.getByText('R$ 743,23')]
    await expect(state.getBoundingClientRect().width).toBeGreaterThan(150)
    await expect(getComputedStyle(amount).textAlign).toBe('start')
  },
}

const linked: StatementTableProps<Request> = {
  ...manyColumns,
  columns: [
    {
      id: 'service',
      header: 'Solicitação',
      isRowHeader: true,
      cell: ({ service, protocol }) => (
        <RowLink href="#pedido" detail={`Protocolo ${protocol}`}>
          {service}
        </RowLink>
      ),
    },
    {
      id: 'state',
      header: 'Situação',
      cell: ({ state, day }) => (
        <CellLines keepsWhole>
          {state}
          <span>Desde {day}</span>
        </CellLines>
      ),
    },
  ],
}

/** A row that leads somewhere, and cells of two lines: beside the column's name they end where the line ends. */
export const LinksAndLines: Story = {
  render: () => (
    <Grid>
      <StatementTable {...linked} />
      <Narrow>
        <StatementTable {...linked} caption="No celular" />
      </Narrow>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole('table', { name: 'No celular' }))
    const link = phone.getByRole('link', { name: 'Alterar contribuição Protocolo 2026.000123' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const [state, day] = [phone.getByText('Em análise'), phone.getByText('Desde 12/10/2026')]
    await expect(day.getBoundingClientRect().right).toBeCloseTo(
      (state.closest('td') ?? state).getBoundingClientRect().right,
      0,
    )
    await expect(day.getBoundingClientRect().top).toBeGreaterThan(state.getBoundingClientRect().top)
  },
}

const opening: StatementTableProps<Entry> = {
  ...args,
  narrow: 'list',
  columns: args.columns.map((column) => (column.id === 'sponsor' ? { ...column, isWideOnly: true } : column)),
  detail: ({ month, sponsor }) => ({
    label: `${month}, de onde vem`,
    content: <p>Patrocinadora: {sponsor}</p>,
  }),
}

/** A row that opens, also before a script is there; on a phone it is two lines, and what was left out stands in what it opens. */
export const RowsThatOpen: Story = {
  render: () => (
    <Grid>
      <StatementTable {...opening} />
      <Narrow>
        <StatementTable {...opening} caption="Lista" />
      </Narrow>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('table', { name: 'Lista' }))
    await expect(list.getAllByRole('row')).toHaveLength(5)
    const row = list.getByRole('row', { name: /^Agosto/ })
    await expect(within(row).getAllByRole('cell')).toHaveLength(2)
    const [name, amount] = [
      list.getByLabelText('Agosto de 2026, de onde vem'),
      within(row).getAllByRole('cell')[0],
    ]
    await userEvent.click(name)
    await expect(list.getByText('Patrocinadora: R$ 134,39')).toBeVisible()
    await expect(list.getAllByRole('row')).toHaveLength(6)
    await expect(amount?.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().bottom)
    await userEvent.click(name)
    await expect(list.getAllByRole('row')).toHaveLength(5)
  },
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
