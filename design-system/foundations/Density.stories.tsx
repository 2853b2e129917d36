import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SearchIcon, TrashIcon } from '../icons/icons.ts'
import { Menu } from '../Menu/Menu.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Select } from '../Select/Select.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatementTable } from '../StatementTable/StatementTable.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'

const densities = { comfortable: 'Confortável', compact: 'Compacta' } as const
type Density = keyof typeof densities

const meta = { title: 'Fundamentos/Densidade' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const people = [
  { id: 'ana', name: 'Ana Lima', date: '12/03/2026' },
  { id: 'carlos', name: 'Carlos Nunes', date: '01/11/2025' },
]
type Person = (typeof people)[number]

const columns = [
  { id: 'name', header: 'Pessoa', isRowHeader: true, cell: ({ name }: Person) => name },
  { id: 'date', header: 'Data', cell: ({ date }: Person) => date },
]
const rowKey = ({ id }: Person) => id

const options = [
  { id: 'basica', label: 'Básica' },
  { id: 'voluntaria', label: 'Voluntária' },
]

function Specimen({ density }: { density: Density }) {
  const name = densities[density]
  return (
    <Stack as="section" data-density={density} aria-label={name} gap="5" align="start">
      <Text as="h2" variant="subtitle">
        {name}
      </Text>
      <Cluster>
        <Button>Continuar</Button>
        <Button size="compact" variant="secondary">
          Ver detalhes
        </Button>
        <IconButton icon={TrashIcon} label="Excluir" />
      </Cluster>
      <TextField label="Nome" />
      <Select label="Contribuição" options={options} defaultValue="basica" />
      <CheckboxField label="Li e aceito" />
      <Tabs label={`Extrato, ${name}`} tabs={options.map((tab) => ({ ...tab, children: tab.label }))} />
      <Table label={`Pessoas, ${name}`} columns={columns} rows={people} rowKey={rowKey} />
      <StatementTable caption={`Cadastros, ${name}`} columns={columns} rows={people} rowKey={rowKey} />
      <SideNav
        label={`Menu, ${name}`}
        items={[{ id: 'busca', label: 'Busca', href: '#busca', icon: SearchIcon }]}
      />
      <Pagination label={`Páginas, ${name}`} page={1} totalPages={5} getHref={(page) => `#${page}`} />
    </Stack>
  )
}

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)

/** Heights in px of what is hit and of rows, by their roles. */
function heightsIn(part: HTMLElement) {
  const inside = within(part)
  const [, row] = within(inside.getByRole('grid')).getAllByRole('row')
  const [, line] = within(inside.getByRole('table')).getAllByRole('row')
  return {
    button: heightOf(inside.getByRole('button', { name: 'Continuar' })),
    smallButton: heightOf(inside.getByRole('button', { name: 'Ver detalhes' })),
    iconButton: heightOf(inside.getByRole('button', { name: 'Excluir' })),
    field: heightOf(inside.getByRole('textbox', { name: 'Nome' })) + 2,
    select: heightOf(inside.getByRole('button', { name: /Contribuição/ })),
    choice: heightOf(inside.getByText('Li e aceito').closest('label') ?? part),
    tab: heightOf(inside.getByRole('tab', { name: 'Básica' })),
    row: row ? heightOf(row) : 0,
    line: line ? heightOf(line) : 0,
    place: heightOf(inside.getByRole('link', { name: 'Busca' })),
    page: heightOf(inside.getByRole('link', { name: /2|Próxima/ })),
  }
}

/** The same things for participants and for who works with them all day. */
export const BothMeasured: Story = {
  render: () => (
    <Columns template="halves" from="medium">
      <Specimen density="comfortable" />
      <Specimen density="compact" />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const comfortable = heightsIn(canvas.getByRole('region', { name: 'Confortável' }))
    const compact = heightsIn(canvas.getByRole('region', { name: 'Compacta' }))
    const controls = { button: 48, field: 48, select: 48, tab: 48, place: 48 }
    await expect(comfortable).toMatchObject({
      ...controls,
      smallButton: 44,
      iconButton: 44,
      choice: 44,
      page: 44,
    })
    for (const height of [comfortable.row, comfortable.line]) await expect(height).toBeGreaterThanOrEqual(48)
    for (const height of Object.values(compact)) {
      await expect(height).toBeGreaterThanOrEqual(32)
      await expect(height).toBeLessThanOrEqual(38)
    }
  },
}

/** Overlays follow the document's density. */
export const MenuOverThePage: Story = {
  globals: { density: 'compact' },
  render: () => (
    <Menu
      label="Ações"
      trigger={<Button>Ações</Button>}
      groups={[{ id: 'acoes', items: [{ id: 'excluir', label: 'Excluir', icon: TrashIcon }] }]}
      isOpen
    />
  ),
  play: async () => {
    const item = await within(document.body).findByRole('menuitem', { name: 'Excluir' })
    await expect(heightOf(item)).toBe(32)
  },
}
