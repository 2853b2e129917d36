import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { CloseButton } from './CloseButton.tsx'

const meta = {
  title: 'Ações/CloseButton',
  component: CloseButton,
  args: { onPress: fn() },
} satisfies Meta<typeof CloseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Row>
      <CloseButton {...args} />
      <CloseButton {...args} label="Fechar o aviso de que o recadastramento está aberto" />
    </Row>
  ),
}

export const Surfaces: Story = { decorators: [onGroundsAndChrome] }

export const ClosesByKeyboard: Story = {
  args: { label: 'Fechar o aviso' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Fechar o aviso' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
