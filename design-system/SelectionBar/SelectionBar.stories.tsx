import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DownloadIcon, UserCheckIcon } from '../icons/icons.ts'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Table } from '../Table/Table.tsx'
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx'

const people = Array.from({ length: 30 }, (_, place) => ({
  id: String(place + 1),
  name: `Pessoa ${place + 1}`,
  plan: place % 2 ? 'HPE' : 'DXC',
}))

/** A table whose choice the bar shows. */
function WithTable(args: SelectionBarProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <div>
      <Table
        label="Pessoas"
        rows={people}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'Nome', cell: ({ name }) => name, isRowHeader: true },
          { id: 'plan', header: 'Plano', cell: ({ plan }) => plan },
        ]}
        selection={{ mode: 'multiple', selected, onChange: setSelected }}
      />
      <SelectionBar
        {...args}
        count={selected.length}
        onClear={() => {
          setSelected([])
          args.onClear()
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Dados/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button variant="secondary" size="compact" icon={DownloadIcon}>
          Exportar
        </Button>
        <Button size="compact" icon={UserCheckIcon}>
          Assumir
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <SelectionBar {...args} count={1} label="Um" />
      <Narrow>
        <SelectionBar {...args} label="Estreita" summary="120 solicitações de alteração selecionadas" />
      </Narrow>
    </Grid>
  ),
}

export const ComesWithTheFirstChoice: Story = {
  render: (args) => <WithTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Itens selecionados' })).toBeNull()
    const row = canvas.getByRole('row', { name: 'Pessoa 2' })
    await userEvent.click(within(row).getByRole('checkbox'))
    const bar = canvas.getByRole('group', { name: 'Itens selecionados' })
    await waitFor(() => expect(within(bar).getByText('1 selecionado')).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selecionado')
    await userEvent.click(within(canvas.getByRole('row', { name: 'Pessoa 4' })).getByRole('checkbox'))
    await expect(within(bar).getByText('2 selecionados')).toBeVisible()
    await userEvent.click(within(bar).getByRole('button', { name: 'Limpar seleção' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('group', { name: 'Itens selecionados' })).toBeNull()
    await expect(row).toHaveAttribute('aria-selected', 'false')
  },
}
