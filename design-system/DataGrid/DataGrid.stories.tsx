import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { DataGrid, type DataGridProps, GridLink, useRowFocus } from './DataGrid.tsx'

type Row = { id: number; kind: string; protocol: string; person: string; plan: string; who: string }

const rows: Row[] = [
  ['Alteração de Contribuição', 'Ana Beatriz Lima', 'HPE', 'Luiz Barbosa'],
  ['Requerimento de Benefício', 'Olívia Freitas', 'DXC', '–'],
  ['Isenção por idade a partir de 65 anos', 'Maria Aparecida da Conceição Werneck', 'MAIS_VALOR', '–'],
  ['Resgate', 'Gustavo Teles', 'HPE', 'Karina Alves'],
].map(([kind = '', person = '', plan = '', who = ''], place) => ({
  id: place + 1,
  protocol: `2026.000004${place}`,
  kind,
  person,
  plan,
  who,
}))

const meta = {
  title: 'Dados/DataGrid',
  component: DataGrid<Row>,
  args: {
    caption: 'Solicitações',
    rows,
    rowKey: ({ id }) => id,
    columns: [
      {
        id: 'kind',
        header: 'Solicitação',
        isRowHeader: true,
        cell: ({ id, kind, protocol }) => (
          <GridLink href={`#${id}`} detail={protocol}>
            {kind}
          </GridLink>
        ),
      },
      { id: 'person', header: 'Participante', cell: ({ person }) => person },
      { id: 'plan', header: 'Plano', cell: ({ plan }) => plan },
      { id: 'status', header: 'Status', cell: () => <StatusTag tone="info">Em análise</StatusTag> },
      { id: 'who', header: 'Com quem está', cell: ({ who }) => who },
      {
        id: 'act',
        header: 'Ações',
        isHeaderHidden: true,
        isActions: true,
        cell: ({ protocol }) => (
          <Button variant="secondary" size="compact" aria-label={`Assumir ${protocol}`}>
            Assumir
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof DataGrid<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Its columns on the narrowest phone: the first one stays, the others are scrolled to. */
export const States: Story = { globals: { viewport: { value: 'w320', isRotated: false } } }

export const Surfaces: Story = { decorators: [onGrounds] }

function Working(args: DataGridProps<Row>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { ref, move } = useRowFocus(0)
  return (
    <>
      <Button onPress={() => move(1)}>Próxima linha</Button>
      <DataGrid
        {...args}
        ref={ref}
        selection={{ selected, onChange: setSelected, nameOf: ({ protocol }) => protocol }}
      />
      <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button size="compact">Assumir</Button>
      </SelectionBar>
    </>
  )
}

export const ChoosesRows: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar 2026.0000041' }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar 2026.0000043' }))
    await userEvent.keyboard('{/Shift}')
    const bar = within(canvas.getByRole('group', { name: 'Itens selecionados' }))
    await expect(bar.getByText('3 selecionados')).toBeVisible()
    const all = canvas.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(bar.getByText('4 selecionados')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Limpar seleção' }))
    await expect(all).not.toBeChecked()
  },
}

export const GoesFromRowToRow: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima linha' }))
    await expect(canvas.getByRole('link', { name: /Alteração de Contribuição/ })).toHaveFocus()
  },
}
