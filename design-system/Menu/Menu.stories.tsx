import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { KeyIcon, LogOutIcon, SwapIcon, UserIcon } from '../icons/icons.ts'
import { Menu } from './Menu.tsx'

const onLogOut = fn()
const onScheme = fn()

const meta = {
  title: 'Sobreposições/Menu',
  component: Menu,
  args: {
    label: 'Minha conta',
    trigger: <Button variant="quiet">Ana Beatriz</Button>,
    header: <strong>Ana Beatriz Lima</strong>,
    groups: [
      {
        id: 'account',
        title: 'Conta',
        items: [
          { id: 'profile', label: 'Meu perfil', icon: UserIcon, href: '#perfil', isCurrent: true },
          { id: 'plan', label: 'Trocar de plano', icon: SwapIcon, description: 'HPE · 100234' },
          { id: 'password', label: 'Alterar senha', icon: KeyIcon, isDisabled: true },
        ],
      },
      {
        id: 'scheme',
        title: 'Aparência',
        selection: { mode: 'single', selected: ['light'], onChange: onScheme },
        items: [
          { id: 'light', label: 'Claro' },
          { id: 'dark', label: 'Escuro' },
        ],
      },
      {
        id: 'leave',
        items: [{ id: 'out', label: 'Sair', icon: LogOutIcon, tone: 'danger', onAction: onLogOut }],
      },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Open: the current page, one that cannot be chosen now, a chosen one, and one that is dangerous. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Beatriz' }))
    const menu = await screen.findByRole('menu', { name: 'Minha conta' })
    await waitFor(() => expect(menu).toBeVisible())
    const profile = screen.getByRole('menuitem', { name: 'Meu perfil' })
    await expect(profile).toHaveAttribute('href', '#perfil')
    await expect(profile).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('menuitemradio', { name: 'Claro' })).toBeChecked()
  },
}

export const ActsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Ana Beatriz' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(onLogOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const KeepsAChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    onScheme.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Beatriz' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Escuro' }))
    await expect(onScheme).toHaveBeenCalledWith(['dark'])
  },
}
