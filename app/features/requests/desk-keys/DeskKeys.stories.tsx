import { TextField } from '@portal/design-system/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DeskKeys } from './DeskKeys.tsx'

const meta = {
  title: 'Páginas/Central de solicitações/Atalhos',
  component: DeskKeys,
  args: { place: 'list', handlers: { next: fn(), take: fn() } },
  decorators: [
    (Story) => (
      <>
        <TextField label="Palavra-chave" />
        <Story />
      </>
    ),
  ],
  beforeEach: () => localStorage.removeItem('teclas-do-atendimento'),
} satisfies Meta<typeof DeskKeys>

export default meta
type Story = StoryObj<typeof meta>

export const WorkOutsideFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('j')
    await expect(args.handlers.next).toHaveBeenCalledTimes(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Palavra-chave' }), 'jt?')
    await expect(canvas.getByRole('textbox', { name: 'Palavra-chave' })).toHaveValue('jt?')
    await expect(args.handlers.next).toHaveBeenCalledTimes(1)
    await expect(args.handlers.take).not.toHaveBeenCalled()
  },
}

export const AreListed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    await waitFor(() => expect(within(dialog).getByText('Assume a solicitação')).toBeVisible())
    await expect(within(dialog).queryByText('Defere')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Atalhos do teclado' }))
    await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
  },
}

export const AreSwitchedOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atalhos do teclado' }))
    const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' })
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Usar atalhos de uma tecla' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar os atalhos' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('j?')
    await expect(args.handlers.next).not.toHaveBeenCalled()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
