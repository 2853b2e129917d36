import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { plannedForAssisted, sentToHpe } from './announcements.fixtures.ts'
import { SentList } from './SentList.tsx'

const meta = {
  title: 'Páginas/Central de notificações/Enviar',
  component: AnnouncementForm,
  args: {
    plans: [
      { id: 1, nome: 'HPE' },
      { id: 4, nome: 'MAIS_VALOR' },
    ],
    pages: [{ id: '/services/contracheque', label: 'Contracheque' }],
    onSent: fn(),
  },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/notification-management', '/settings/emails-enviados'])],
} satisfies Meta<typeof AnnouncementForm>

const ana = { id: 1, nome: 'Ana Beatriz Lima', cpf: '***.982.247-**', email: null, status: null }
const dulce = { ...ana, id: 8, nome: 'Dulce Moreira' }

export default meta
type Story = StoryObj<typeof meta>

export const LacksEverything: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir e enviar' }))
    await expect(canvas.getByText('Escolha quem recebe.')).toBeVisible()
    await expect(canvas.getByText('Escreva o título.')).toBeVisible()
    await expect(mockedCall('retornarAlcanceNotificacao')).not.toHaveBeenCalled()
  },
}

/** Who is chosen is always in sight: another search chooses nobody. */
export const AnotherPersonLookedFor: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('filtrarPessoas').mockImplementation((data) =>
      Promise.resolve({ pessoas: data?.palavraChave === 'Ana' ? [ana] : [dulce], temMais: false }),
    )
    await userEvent.click(await canvas.findByRole('radio', { name: /^Uma pessoa/ }))
    const field = canvas.getByRole('searchbox', { name: 'Procurar a pessoa' })
    await userEvent.type(field, 'Ana')
    await userEvent.click(await canvas.findByRole('radio', { name: /^Ana/ }))
    await userEvent.clear(field)
    await userEvent.type(field, 'Dulce')
    await expect(await canvas.findByRole('radio', { name: /^Dulce/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir e enviar' }))
    await expect(await canvas.findByText('Escolha a pessoa.')).toBeVisible()
  },
}

/** How many get it is asked before it goes; a refusal keeps the dialog and what was written. */
export const AskedBeforeItGoes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Um plano/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Plano|Plano/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'HPE' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Título/ }), 'Portal em manutenção')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Texto/ }), 'No domingo, das 8h às 10h.')
    await expect(
      within(canvas.getByRole('region', { name: 'Por e-mail' })).getByText('Portal em manutenção'),
    ).toBeVisible()
    mockedCall('retornarAlcanceNotificacao').mockResolvedValue({ pessoas: 34, porEmail: 30, nome: null })
    mockedCall('enviarNotificacao').mockRejectedValueOnce(
      new PortalProblem({ kind: 'unavailable', detail: 'O serviço não respondeu. Tente de novo.' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir e enviar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Enviar esta notificação?' })
    await expect(dialog).toHaveTextContent('34 pessoas recebem no portal, 30 delas também por e-mail.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }))
    await expect(await within(dialog).findByText('O serviço não respondeu. Tente de novo.')).toBeVisible()
    mockedCall('enviarNotificacao').mockResolvedValue(sentToHpe)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalled())
    const [first, second] = mockedCall('enviarNotificacao').mock.calls.map(([data]) => data)
    await expect(second).toEqual(first)
    await expect(first).toMatchObject({ destino: 'plano', idPlano: 1, idPessoa: null, enviarEm: null })
  },
}

/** Sent announcements show their reach; planned ones can be canceled. */
export const SentAndPlanned: Story = {
  render: () => (
    <SentList
      list={{ enviadas: [plannedForAssisted, sentToHpe], totalPage: 1, totalItems: 2 }}
      page={0}
      mayCancel
      hrefOf={() => '/notification-management?aba=enviadas'}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1.204 pessoas, 870 leram')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '4 e-mails não entregues' })).toHaveAttribute(
      'href',
      expect.stringContaining('idEnvio=3'),
    )
    mockedCall('cancelarNotificacaoAgendada').mockResolvedValue({
      ...plannedForAssisted,
      estado: 'cancelado',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de Pagamento de dezembro' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar este envio?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar envio' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('cancelarNotificacaoAgendada')).toHaveBeenCalledWith({ idEnvio: 4 })
  },
}

export const NoneSent: Story = {
  render: () => (
    <SentList
      list={{ enviadas: [], totalPage: 0, totalItems: 0 }}
      page={0}
      mayCancel={false}
      hrefOf={() => '/notification-management'}
    />
  ),
}
