import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { Invitations } from './Invitations.tsx'
import { InvitationsPending } from './InvitationsPending.tsx'
import { noInvitations, someInvitations } from './invitations.fixtures.ts'

const [bruno, celia] = someInvitations.convites
if (!bruno || !celia) throw new Error('the invitations of the stories are missing')

const meta = {
  title: 'Páginas/Convidar participante',
  component: Invitations,
  args: {
    sent: someInvitations,
    draftKey: 'convidar-participante:histórias',
    invite: fn(async () => ({ ...bruno, nome: 'Rita Souza', validoAte: '2026-12-11' })),
    resend: fn(async () => ({ ...celia, validoAte: '2026-12-11' })),
    cancel: fn(async () => bruno),
  },
  decorators: [withRouter(), withQueries()],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Invitations>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const table = await canvas.findByRole('table')
    const states = ['Aguardando resposta', 'Não entregue', 'Expirado', 'Aceito', 'Cancelado']
    for (const state of states) await expect(within(table).getByText(state)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Enviar de novo: Célia Ramos'))
    await waitFor(() =>
      expect(canvas.getByText('Convite enviado para Célia Ramos. Vale até 11/12/2026.')).toBeVisible(),
    )
    await expect(args.resend).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Cancelar convite: Bruno Lima'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar o convite para Bruno Lima?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar convite' }))
    await waitFor(() => expect(canvas.getByText('O convite para Bruno Lima foi cancelado.')).toBeVisible())
    await expect(args.cancel).toHaveBeenCalledOnce()
  },
}

export const Invited: Story = {
  args: { sent: noInvitations },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Você ainda não convidou ninguém')).toBeVisible()
    await userEvent.click(canvas.getByText('Enviar convite'))
    await expect(await canvas.findByText(/^Nome da pessoa: Informe o nome/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Nome da pessoa/), 'Rita Souza')
    await userEvent.type(canvas.getByLabelText(/^E-mail da pessoa/), 'rita@exemplo.example')
    await userEvent.click(canvas.getByRole('button', { name: /O que essa pessoa é sua/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Amigo(a) ou colega' }))
    await userEvent.click(canvas.getByLabelText(/aceita receber/))
    await userEvent.click(canvas.getByText('Enviar convite'))
    await waitFor(() =>
      expect(canvas.getByText('Convite enviado para Rita Souza. Vale até 11/12/2026.')).toBeVisible(),
    )
    await expect(args.invite).toHaveBeenCalledWith({
      nome: 'Rita Souza',
      email: 'rita@exemplo.example',
      telefone: '',
      parentesco: 'colega',
      consentimento: true,
      chaveEnvio: expect.any(String),
    })
    await expect(canvas.getByLabelText(/^Nome da pessoa/)).toHaveValue('')
  },
}

export const Refused: Story = {
  play: async ({ canvas, args, userEvent }) => {
    mocked(args.resend).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'Você já tem 10 convites aguardando resposta.',
      }),
    )
    await userEvent.click(await canvas.findByLabelText('Enviar de novo: Davi Lima'))
    await expect(await canvas.findByText('Você já tem 10 convites aguardando resposta.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Invitations {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

export const Pending: Story = {
  render: () => <InvitationsPending />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Convidar participante' }),
    ).toBeVisible()
  },
}
