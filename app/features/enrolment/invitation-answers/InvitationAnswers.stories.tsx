import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { InvitationView } from './InvitationView.tsx'
import { answered, expired, foreign, waiting } from './invitation-answers.fixtures.ts'
import { acceptInvitation, joinWithAccount, refuseInvitation } from './invitation-answers.functions.ts'

const meta = {
  title: 'Páginas/Convite recebido',
  component: InvitationView,
  args: { opened: waiting },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof InvitationView>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(acceptInvitation).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { cpf: 'CPF inválido. Confira os números.' },
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar o convite' }))
    await expect(await canvas.findByRole('heading', { name: 'Seus dados' })).toHaveFocus()
    await expect(canvas.getByLabelText(/Nome completo/)).toHaveValue('Beatriz Lima')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar e participar' }))
    await expect(await canvas.findByText('Confirme que você quer participar do plano.')).toBeVisible()
    await expect(acceptInvitation).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^CPF/), '52998224725')
    const [day] = canvas.getAllByRole('spinbutton')
    if (day) await userEvent.click(day)
    await userEvent.keyboard('17051990')
    await userEvent.type(canvas.getByLabelText(/Celular/), '11987654321')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Quero participar do plano MAIS_VALOR/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar e participar' }))
    await waitFor(() =>
      expect(acceptInvitation).toHaveBeenCalledWith({
        data: {
          nome: 'Beatriz Lima',
          cpf: '529.982.247-25',
          nascimento: '1990-05-17',
          telefone: '(11) 98765-4321',
          adesao: true,
        },
      }),
    )
    await expect(await canvas.findByText('CPF inválido. Confira os números.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao convite' }))
    await expect(await canvas.findByRole('heading', { name: /Ana Beatriz Lima convidou você/ })).toHaveFocus()
  },
}

export const Refusing: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(refuseInvitation).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'Quem convidou você cancelou este convite.',
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Motivo/), 'Já tenho previdência.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar o convite' }))
    await expect(refuseInvitation).toHaveBeenCalledWith({ data: { motivo: 'Já tenho previdência.' } })
    // The page is read again after a conflict, and what was found may be drawn anew.
    await waitFor(() => expect(dialog.getByText('Quem convidou você cancelou este convite.')).toBeVisible())
  },
}

export const SignedIn: Story = {
  args: { opened: { ...waiting, account: { name: 'Helena Castro' } } },
  play: async ({ canvas, userEvent }) => {
    mocked(joinWithAccount).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'Você já participa do plano MAIS_VALOR.',
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar com o meu cadastro' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Participar' }))
    await expect(await dialog.findByText('Você já participa do plano MAIS_VALOR.')).toBeVisible()
  },
}

export const Answered: Story = {
  args: { opened: answered },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/link dele, que vale por 24 horas, cria a sua senha/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Ir para o login' })).toHaveLength(2)
  },
}

export const Expired: Story = {
  args: { opened: expired },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O prazo deste convite passou' })).toBeVisible()
  },
}

export const Foreign: Story = {
  args: { opened: foreign },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Não encontramos este convite' })).toBeVisible()
  },
}

export const WithoutLink: Story = { args: { opened: { ...foreign, hasLink: false } } }
