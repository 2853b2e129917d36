import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@tanstack/react-router'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import {
  discardRequestDraft,
  saveRequestDraft,
} from '#app/features/request-engine/request-drafts.functions.ts'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { InvitationsPage } from './InvitationsPage.tsx'
import { noInvitations, someInvitations } from './invitations.fixtures.ts'
import type { SentInvitations } from './sent-invitations.ts'

const [bruno, celia] = someInvitations.convites
if (!bruno || !celia) throw new Error('the invitations of the stories are missing')

const page = onRequestPage()

const answering = (sent: SentInvitations) => () => {
  page.beforeEach()
  mockedCall('retornarConvites').mockResolvedValue(sent)
}

const meta = {
  title: 'Páginas/Convidar participante',
  component: InvitationsPage,
  ...page,
  beforeEach: answering(someInvitations),
} satisfies Meta<typeof InvitationsPage>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('reenviarConvite').mockResolvedValueOnce({ ...celia, validoAte: '2026-12-11' })
    const table = await canvas.findByRole('table')
    const states = ['Aguardando resposta', 'Não entregue', 'Expirado', 'Aceito', 'Cancelado']
    for (const state of states) await expect(within(table).getByText(state)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Enviar de novo: Célia Ramos'))
    await expect(
      await canvas.findByText('Convite enviado para Célia Ramos. Vale até 11/12/2026.'),
    ).toBeVisible()
    await expect(mockedCall('reenviarConvite')).toHaveBeenCalledWith({ idConvite: celia.id })
  },
}

export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('cancelarConvite').mockResolvedValueOnce(bruno)
    await userEvent.click(await canvas.findByLabelText('Cancelar convite: Bruno Lima'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar o convite para Bruno Lima?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar convite' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(mockedCall('cancelarConvite')).toHaveBeenCalledWith({ idConvite: bruno.id })
  },
}

/** The question stays and says why. */
export const CancellationRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const refusal = 'Este convite já foi aceito.'
    mockedCall('cancelarConvite').mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByLabelText('Cancelar convite: Bruno Lima'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar o convite para Bruno Lima?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar convite' }))
    await expect(await within(dialog).findByText(refusal)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manter convite' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const Invited: Story = {
  beforeEach: answering(noInvitations),
  play: async ({ canvas, userEvent }) => {
    mockedCall('convidarParticipante').mockResolvedValueOnce({
      ...bruno,
      nome: 'Rita Souza',
      validoAte: '2026-12-11',
    })
    await expect(await canvas.findByText('Você ainda não convidou ninguém')).toBeVisible()
    await userEvent.click(canvas.getByText('Enviar convite'))
    await expect(await canvas.findByText(/^Nome da pessoa: Informe o nome/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Nome da pessoa/), 'Rita Souza')
    await userEvent.type(canvas.getByLabelText(/^E-mail da pessoa/), 'rita@exemplo.example')
    await userEvent.click(canvas.getByRole('button', { name: /Parentesco ou relação/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Amigo(a) ou colega' }))
    await userEvent.click(canvas.getByLabelText(/aceita receber/))
    await userEvent.click(canvas.getByText('Enviar convite'))
    await expect(
      await canvas.findByText('Convite enviado para Rita Souza. Vale até 11/12/2026.'),
    ).toBeVisible()
    await expect(mockedCall('convidarParticipante')).toHaveBeenCalledWith({
      nome: 'Rita Souza',
      email: 'rita@exemplo.example',
      telefone: '',
      parentesco: 'colega',
      consentimento: true,
      chaveEnvio: expect.any(String),
    })
    // Sending puts the draft away by itself.
    await expect(discardRequestDraft).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText(/^Nome da pessoa/)).toHaveValue(''))
  },
}

/** Unsaved input of Ana's is pointed out on the page, and leaving asks for confirmation. */
export const NotSaved: Story = {
  parameters: { address: '/services' },
  render: () => (
    <>
      <InvitationsPage />
      <Link to="/services/requests">Solicitações</Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    mocked(saveRequestDraft).mockRejectedValue(
      new PortalProblem({ kind: 'forbidden', detail: 'Este rascunho não pode mais ser salvo.' }),
    )
    await userEvent.type(await canvas.findByLabelText(/^Nome da pessoa/), 'Rita')
    await expect(
      await canvas.findByText(/Este rascunho não pode mais ser salvo\./, undefined, { timeout: 4000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar salvar de novo' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Solicitações' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Sair sem enviar?' })
    await expect(asked).toHaveTextContent('Fica guardado nesta aba')
    await userEvent.click(within(asked).getByRole('button', { name: 'Continuar aqui' }))
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const refusal = 'Você já tem 10 convites aguardando resposta.'
    mockedCall('reenviarConvite').mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByLabelText('Enviar de novo: Davi Lima'))
    await expect(await canvas.findByText(refusal)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  render: () => (
    <Narrow>
      <InvitationsPage />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}
