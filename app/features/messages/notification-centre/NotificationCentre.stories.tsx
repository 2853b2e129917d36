import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { markAsRead } from '#app/notifications/notifications.functions.ts'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { noNotifications, someNotifications } from './notification-centre.fixtures.ts'
import { markAllAsRead } from './notification-centre.functions.ts'
import { OwnNotifications } from './OwnNotifications.tsx'

const everything = { aba: 'minhas', page: 0, situacao: 'todas', tipo: 0 } as const

const meta = {
  title: 'Páginas/Central de notificações',
  component: OwnNotifications,
  args: {
    list: someNotifications,
    search: everything,
    servedName: null,
    choosesEmails: true,
    onFilter: fn(),
    hrefOf: () => '/notification-management?page=1',
  },
  decorators: [
    withQueries(),
    withRouter(['/chat', '/services/requests', '/services/pep', '/perfil', '/notification-management']),
    withSession(),
  ],
} satisfies Meta<typeof OwnNotifications>

export default meta
type Story = StoryObj<typeof meta>

export const UnreadFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Você tem 2 notificações novas.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Nova mensagem/ })).toHaveAttribute(
      'href',
      '/chat?idConversa=7',
    )
    await expect(canvas.getByRole('link', { name: /^Renove/ })).toHaveAttribute('href', '/services/pep')
    mocked(markAsRead).mockResolvedValue({ reagidas: [30] })
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como lida: Solicitação aceita' }))
    await expect(markAsRead).toHaveBeenCalledWith({ data: { ids: [30] } })
  },
}

export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(markAllAsRead).mockResolvedValue({ reagidas: 2 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar todas como lidas' }))
    await expect(markAllAsRead).toHaveBeenCalled()
  },
}

export const None: Story = {
  args: { list: noNotifications },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem nenhuma notificação')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull()
  },
}

export const NoneWithThisFilter: Story = {
  args: { list: { ...noNotifications, naoLidas: 2 }, search: { ...everything, tipo: 3 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar todas' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ situacao: 'todas', tipo: 0 })
  },
}

/** Who acts for a person sees theirs, and marks nothing. */
export const OfWhomIsServed: Story = {
  args: { servedName: 'Ana', choosesEmails: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Só Ana marca como lida/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Marcar/ })).toBeNull()
  },
}
