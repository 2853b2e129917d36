import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { rows } from './ConversationList.css.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { summary } from './conversations.fixtures.ts'

const long = 'Maria Antonieta das Graças Albuquerque de Vasconcelos'

const meta = {
  title: 'Páginas/Conversas/Linha',
  component: ConversationRow,
  decorators: [withRouter(['/chat'])],
  args: { conversation: summary, href: '/chat?idConversa=12', isCurrent: false, isDesk: false },
  render: (args) => (
    <ul aria-label="Conversas" className={rows} style={{ maxInlineSize: '24rem' }}>
      <ConversationRow {...args} />
      <ConversationRow {...args} isCurrent conversation={{ ...summary, naoLidas: 0 }} />
      <ConversationRow
        {...args}
        conversation={{
          ...summary,
          naoLidas: 120,
          pessoa: { id: 1, nome: long },
          atendente: null,
          aguardando: true,
        }}
      />
      <ConversationRow
        {...args}
        conversation={{
          ...summary,
          naoLidas: 0,
          situacao: 'encerrada',
          requisicao: null,
          assunto: long,
          ultima: null,
        }}
      />
    </ul>
  ),
} satisfies Meta<typeof ConversationRow>

export default meta
type Story = StoryObj<typeof meta>

export const OfParticipant: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link')
    await expect(first).toHaveAccessibleName(/Karina Alves.*1 mensagem não lida/)
    await expect(canvas.getByText('Encerrada')).toBeVisible()
  },
}

export const OfAttendant: Story = {
  args: { isDesk: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ana Beatriz Lima')).length).toBeGreaterThan(0)
    await expect(canvas.getByText('Sem atendente')).toBeVisible()
  },
}
