import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { karinaSignedIn, withSession } from '#app/session/with-session.fixtures.tsx'
import { inFrame } from './conversation-frame.fixtures.tsx'
import { manyMessages, thread } from './conversations.fixtures.ts'
import { ThreadView } from './ThreadView.tsx'

const meta = {
  title: 'Páginas/Conversas/Conversa',
  component: ThreadView,
  decorators: [inFrame, withSession(), withQueries(), withRouter(['/chat', '/services/requests'])],
  args: { thread, own: 'participante', search: { lista: 'todas', palavraChave: '', idConversa: 12 } },
} satisfies Meta<typeof ThreadView>

export default meta
type Story = StoryObj<typeof meta>

export const OfParticipant: Story = {
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Mensagens de Acompanhamento de Solicitação' })
    await expect(within(log).getByText('Karina assumiu a conversa')).toBeVisible()
    await expect(within(log).getByText('Novas mensagens')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'presente agora' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /protocolo 2026\.0000010/ })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=41',
    )
  },
}

export const Ended: Story = {
  args: { thread: { ...thread, situacao: 'encerrada', encerradaEm: '2026-11-21T14:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esta conversa foi encerrada em 21\/11\/2026/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reabrir conversa' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const OfAttendant: Story = {
  decorators: [withSession(karinaSignedIn)],
  args: { own: 'atendimento' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ana Beatriz Lima' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Assumir conversa' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Opções da conversa' }))
    const menu = await within(document.body).findByRole('menu')
    const handOver = within(menu).getByRole('menuitem', { name: 'Passar para colega' })
    // A menu comes into sight bit by bit.
    await waitFor(() => expect(handOver).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { thread: { ...thread, mensagens: manyMessages(40) } },
}
