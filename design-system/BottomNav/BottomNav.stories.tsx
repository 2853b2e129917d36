import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClipboardListIcon, GridIcon, HomeIcon, MessagesIcon, TableIcon } from '../icons/icons.ts'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { BottomNav } from './BottomNav.tsx'

const meta = {
  title: 'Navegação/BottomNav',
  component: BottomNav,
  args: {
    label: 'Atalhos',
    items: [
      { href: '#inicio', label: 'Início', icon: HomeIcon, isCurrent: true },
      { href: '#extrato', label: 'Extrato', icon: TableIcon },
      { href: '#servicos', label: 'Serviços', icon: GridIcon },
      { href: '#solicitacoes', label: 'Solicitações', icon: ClipboardListIcon },
      { href: '#chat', label: 'Chat', icon: MessagesIcon, unread: 3 },
    ],
  },
} satisfies Meta<typeof BottomNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const Admin: Story = { globals: { surface: 'admin' } }

/** At 320 px no word is cut; no badge says more than 99. */
export const States: Story = {
  args: {
    items: [
      { href: '#inicio', label: 'Início', icon: HomeIcon },
      { href: '#contracheque', label: 'Contracheque', icon: TableIcon },
      { href: '#servicos', label: 'Serviços', icon: GridIcon, isCurrent: true },
      { href: '#solicitacoes', label: 'Solicitações', icon: ClipboardListIcon, unread: 1 },
      { href: '#chat', label: 'Chat', icon: MessagesIcon, unread: 120 },
    ],
  },
  render: (args) => (
    <Narrow>
      <BottomNav {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Atalhos' })
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
  },
}

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat 3 não lidas' })).toHaveTextContent('3')
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Início')
  },
}
