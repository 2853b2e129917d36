import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CloseButton } from './CloseButton.tsx'

const meta = {
  title: 'Ações/CloseButton',
  component: CloseButton,
  args: { onPress: fn() },
} satisfies Meta<typeof CloseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ClosesByKeyboard: Story = {
  args: { label: 'Fechar o aviso' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Fechar o aviso' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
