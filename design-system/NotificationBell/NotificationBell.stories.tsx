import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MessagesIcon } from '../icons/icons.ts'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { NotificationBell } from './NotificationBell.tsx'

const meta = {
  title: 'Navegação/NotificationBell',
  component: NotificationBell,
  args: { label: 'Notificações', count: 3, onPress: fn() },
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <NotificationBell label="Notificações" count={0} />
      <NotificationBell label="Notificações" count={1} />
      <NotificationBell label="Notificações" count={42} />
      <NotificationBell label="Notificações" count={250} />
      <NotificationBell label="Mensagens" icon={MessagesIcon} count={7} />
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGroundsAndChrome] }

export const SaysItsCount: Story = {
  args: { count: 100 },
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notificações, mais de 99 não lidas' })
    await expect(bell).toHaveTextContent(/^99$/)
    await userEvent.click(bell)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
