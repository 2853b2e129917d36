import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Dados/Avatar',
  component: Avatar,
  args: { name: 'Ana Beatriz Lima' },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium', 'large'] } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <Avatar name="Ana Beatriz Lima" size="small" />
      <Avatar name="Carlos Eduardo Nunes" />
      <Avatar name="Dulce Moreira" size="large" />
      <Avatar name="" />
      <Avatar name="Karina Alves" presence="present" />
      <Avatar name="Luiz Barbosa" size="small" presence="away" />
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGroundsAndChrome] }

export const IsReadAsTheName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Beatriz Lima' })).toBeVisible()
  },
}

export const SaysWhoIsThere: Story = {
  args: { name: 'Karina Alves', presence: 'present', isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'presente agora' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Karina Alves' })).toBeNull()
  },
}

export const OnYellow: Story = { ...States, globals: { plan: 'yellow' } }
