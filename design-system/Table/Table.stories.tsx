import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import type { Tone } from '../tone/tone.ts'
import { Table, type TableProps } from './Table.tsx'
import type { TableSort } from './table-column.ts'

interface Request {
  protocol: string
  person: string
  service: string
  status: string
  tone: Tone
  amount: string
}

const requests: Request[] = [
  {
    protocol: '2026.000123',
    person: 'Ana Beatriz Lima',
    service: 'Alterar contribuição',
    status: 'Em análise',
    tone: 'info',
    amount: 'R$ 743,23',
  },
  {
    protocol: '2026.000119',
    person: 'Carlos Eduardo Nunes',
    service: 'Empréstimo',
    status: 'Concluída',
    tone: 'success',
    amount: 'R$ 10.000,00',
  },
  {
    protocol: '2026.000104',
    person: 'Olívia Freitas',
    service: 'Resgate',
    status: 'Devolvida',
    tone: 'warning',
    amount: 'R$ 80.000,00',
  },
]

function Sortable(props: TableProps<Request>) {
  const [sort, setSort] = useState<TableSort>({ column: 'protocol', direction: 'descending' })
  const [selected, setSelected] = useState<readonly string[]>([])
  const sign = sort.direction === 'ascending' ? 1 : -1
  const key = sort.column === 'person' ? 'person' : 'protocol'
  return (
    <Table
      {...props}
      rows={props.rows.toSorted((a, b) => sign * a[key].localeCompare(b[key]))}
      sort={sort}
      onSortChange={setSort}
      selection={
        props.selection && {
          ...props.selection,
          selected,
          onChange: (keys) => {
            setSelected(keys)
            props.selection?.onChange(keys)
          },
        }
      }
    />
  )
}

const onSelect = fn()

const meta = {
  title: 'Dados/Table',
  component: Table<Request>,
  args: {
    label: 'Solicitações',
    rows: requests,
    rowKey: (row) => row.protocol,
    columns: [
      {
        id: 'protocol',
        header: 'Protocolo',
        cell: (row) => row.protocol,
        isSortable: true,
        isRowHeader: true,
      },
      { id: 'person', header: 'Participante', cell: (row) => row.person, isSortable: true },
      { id: 'service', header: 'Serviço', cell: (row) => row.service },
      {
        id: 'status',
        header: 'Situação',
        cell: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag>,
      },
      { id: 'amount', header: 'Valor', cell: (row) => row.amount, isNumeric: true },
    ],
    selection: { mode: 'multiple', selected: [], onChange: onSelect },
    empty: 'Nenhuma solicitação com esses filtros.',
  },
  render: (args) => <Sortable {...args} />,
} satisfies Meta<typeof Table<Request>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Sortable {...args} label="Sem seleção" selection={undefined} />
      <Sortable {...args} label="Linha indisponível" disabledRows={['2026.000119']} />
      <Sortable {...args} label="Vazia" rows={[]} />
      <Narrow>
        <Sortable {...args} label="Em tela estreita" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

export const SortedByItsHeader: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Solicitações' })
    const header = within(table).getByRole('columnheader', { name: /Protocolo/ })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(header)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(table)).toEqual(['2026.000104', '2026.000119', '2026.000123'])
  },
}

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const table = canvas.getByRole('grid', { name: 'Solicitações' })
    const [first, second] = within(table).getAllByRole('row').slice(1)
    if (!first || !second) throw new Error('the table has rows')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(onSelect).toHaveBeenLastCalledWith(['2026.000119'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const heads = within(table).getAllByRole('columnheader')
    await expect(heads).toContain(document.activeElement?.closest('[role="columnheader"]'))
    const protocol = within(table).getByRole('columnheader', { name: /Protocolo/ })
    for (let step = 0; step < heads.length && !protocol.contains(document.activeElement); step += 1) {
      await userEvent.keyboard('{ArrowRight}')
    }
    await userEvent.keyboard('{Enter}')
    await expect(protocol).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const RowsAreChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const table = canvas.getByRole('grid', { name: 'Solicitações' })
    const row = within(table).getByRole('row', { name: /2026\.000119/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await expect(onSelect).toHaveBeenLastCalledWith(['2026.000119'])
    await expect(row).toHaveAttribute('aria-selected', 'true')
    const [all] = within(table).getAllByRole('checkbox')
    if (!all) throw new Error('no box for all rows')
    await userEvent.click(all)
    await expect(onSelect).toHaveBeenLastCalledWith(
      requests
        .map(({ protocol }) => protocol)
        .toReversed()
        .toSorted()
        .toReversed(),
    )
  },
}

export const HeadStaysInSight: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, place) => ({
      ...(requests[place % requests.length] as Request),
      protocol: `2026.${String(place).padStart(6, '0')}`,
    })),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Solicitações' })
    const frame = table.parentElement
    if (!frame) throw new Error('the table has no frame')
    frame.scrollTop = 600
    await waitFor(() => expect(frame.scrollTop).toBe(600))
    const header = within(table).getByRole('columnheader', { name: /Protocolo/ })
    const down = header.getBoundingClientRect().top - frame.getBoundingClientRect().top
    await expect(Math.round(down)).toBeLessThanOrEqual(1)
  },
}
