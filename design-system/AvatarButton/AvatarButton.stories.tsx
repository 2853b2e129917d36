import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { AvatarButton } from './AvatarButton.tsx'

const meta = {
  title: 'Navegação/AvatarButton',
  component: AvatarButton,
  args: { name: 'Ana Beatriz Lima', label: 'Menu de Ana Beatriz Lima', onPress: fn() },
} satisfies Meta<typeof AvatarButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <AvatarButton name="Ana Beatriz Lima" label="Menu de Ana" />
      <AvatarButton name="Olívia" label="Menu de Olívia" />
      <AvatarButton name="Carlos Eduardo Nunes" label="Menu de Carlos" isDisabled />
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGroundsAndChrome] }

export const AnswersTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu de Ana Beatriz Lima' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
