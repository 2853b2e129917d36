import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { sentCode } from '#app/features/service-request/service-request.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { wrongPasswordSentence } from '#contract/passwords.text.ts'
import { PersonalProfileData } from './PersonalProfileData.tsx'
import { PersonalProfilePending } from './PersonalProfilePending.tsx'
import { Privacy } from './Privacy.tsx'
import {
  barePersonalProfile,
  fullPersonalProfile,
  someConsents,
  someEmails,
  twoDevices,
} from './personal-profile.fixtures.ts'
import {
  answerConsent,
  askDeletion,
  changeEmail,
  changePhones,
  chooseEmails,
  endSessions,
} from './personal-profile.functions.ts'
import { Security } from './Security.tsx'

const wrongPassword = new PortalProblem({
  kind: 'invalid',
  detail: 'Há dados a corrigir.',
  fields: { senha: wrongPasswordSentence },
})

const meta = {
  title: 'Páginas/Perfil',
  component: PersonalProfileData,
  args: {
    profile: fullPersonalProfile,
    preferences: someEmails,
    isOwn: true,
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PersonalProfileData>

export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(changePhones).mockResolvedValue(fullPersonalProfile)
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar telefones' }))
    const mobile = await canvas.findByRole('textbox', { name: /Celular/ })
    await waitFor(() => expect(mobile).toHaveFocus())
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '119123')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar telefones' }))
    await expect(await canvas.findByText('Informe o DDD e o número completo.')).toBeVisible()
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '11912345678')
    await expect(mobile).toHaveValue('(11) 91234-5678')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar telefones' }))
    await waitFor(() =>
      expect(changePhones).toHaveBeenCalledWith({
        data: { celular: '(11) 91234-5678', fixo: '(11) 3123-4567' },
      }),
    )
    await expect(await canvas.findByText('Telefones salvos.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alterar telefones' })).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(changeEmail).mockRejectedValue(wrongPassword)
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Novo e-mail/ }), 'sem arroba')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await expect(await canvas.findByText('Escreva um e-mail válido, como nome@exemplo.com.br.')).toBeVisible()
    await expect(canvas.getByText('Digite a sua senha.')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: /Novo e-mail/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Novo e-mail/ }), 'maria@exemplo.example')
    await userEvent.type(canvas.getByLabelText(/Sua senha/), 'errada')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await waitFor(() => expect(changeEmail).toHaveBeenCalled())
    await expect(await canvas.findByText(wrongPasswordSentence)).toBeVisible()
  },
}

export const Emails: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(chooseEmails).mockResolvedValue({ preferencias: someEmails })
    await expect(await canvas.findByRole('switch', { name: 'Lembretes de prazos' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Documentos disponíveis' }))
    await expect(chooseEmails).toHaveBeenCalledWith({ data: { grupo: 'documentos', desejado: true } })
    await expect(canvas.getByText(/^Sempre enviados:/)).toBeVisible()
  },
}

export const EmailsNotSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(chooseEmails).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'Tente de novo em instantes.' }),
    )
    const reminders = await canvas.findByRole('switch', { name: 'Lembretes de prazos' })
    await userEvent.click(reminders)
    await expect(await canvas.findByText(/Tente de novo em instantes/)).toBeVisible()
    await expect(reminders).toBeChecked()
  },
}

export const NothingKnown: Story = { args: { profile: barePersonalProfile } }

export const ReadByServiceDesk: Story = {
  args: { isOwn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(11) 91234-5678')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Lembretes de prazos' })).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: 'Segurança' })).toBeNull()
  },
}

export const Pending: Story = { render: () => <PersonalProfilePending /> }

export const Sessions: Story = {
  render: () => <Security access={twoDevices} />,
  play: async ({ canvas, userEvent }) => {
    mocked(endSessions).mockResolvedValue({ encerradas: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Encerrar Chrome no Android/ }))
    await expect(await canvas.findByText('Sessão encerrada.')).toBeVisible()
    await expect(endSessions).toHaveBeenCalledWith({ data: { idSessao: 3 } })
    await expect(canvas.getByText('Senha recusada')).toBeVisible()
  },
}

export const ConsentAndDeletion: Story = {
  render: () => <Privacy consents={someConsents} draftKey="story-exclusao" />,
  play: async ({ canvas, userEvent }) => {
    mocked(answerConsent).mockResolvedValue({ consentimentos: someConsents })
    mocked(askDeletion).mockResolvedValue({
      idRequisicao: 7,
      status: { id: 1, nome: 'Recebida' },
      protocolo: '2026.0000123',
      dataSolicitacao: '2026-11-11T15:00:00.000Z',
      codigo: sentCode,
      prazo: '2026-12-02',
      dados: { alcance: 'contatos', motivo: '' },
    })
    await userEvent.click(await canvas.findByRole('switch', { name: 'Receber lembretes no celular' }))
    await expect(answerConsent).toHaveBeenCalledWith({
      data: { finalidade: 'lembretes', versao: 1, concedido: true },
    })
    await expect(canvas.getByText(/Ainda não respondido\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir exclusão' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /Tudo o que a lei/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pedido' }))
    await expect(await canvas.findByText('2026.0000123')).toBeVisible()
  },
}
