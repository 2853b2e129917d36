import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { FilterBar } from './FilterBar.tsx'

const list = (label: string, ...options: string[]) => (
  <NativeSelect
    key={label}
    label={label}
    value="0"
    onChange={fn()}
    options={options.map((option, place) => ({ id: place, label: option }))}
  />
)

const meta = {
  title: 'Dados/FilterBar',
  component: FilterBar,
  args: {
    toggle: 'Filtros (1)',
    children: [
      list('Plano', 'Todos os planos', 'HPE', 'DXC'),
      list('Com quem está', 'Qualquer pessoa', 'Comigo', 'Ninguém'),
      list('Prazo', 'Qualquer prazo', 'Vencido'),
    ],
    search: (
      <>
        <SearchField label="Palavra-chave" placeholder="Protocolo ou nome" />
        <Button>Buscar</Button>
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** The longest words, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { toggle: 'Filtros escolhidos para a lista de solicitações (12)' },
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const FoldsOnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Filtros (1)' })
    await expect(canvas.queryByRole('combobox', { name: 'Plano' })).toBeNull()
    await expect(canvas.getByRole('searchbox', { name: 'Palavra-chave' })).toBeVisible()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('combobox', { name: 'Plano' })).toBeVisible()
  },
}
