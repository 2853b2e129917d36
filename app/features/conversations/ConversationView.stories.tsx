import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConversationView } from './ConversationView.tsx'
import { answeredConversation, newConversation } from './conversations.fixtures.ts'

const meta = {
  title: 'Páginas/Conversa',
  component: ConversationView,
  args: { conversation: newConversation, requestsPath: '/services/requests' },
} satisfies Meta<typeof ConversationView>

export default meta
type Story = StoryObj<typeof meta>

export const JustOpened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: newConversation.assunto })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a solicitação' })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=41',
    )
  },
}

export const BothSides: Story = { args: { conversation: answeredConversation } }
