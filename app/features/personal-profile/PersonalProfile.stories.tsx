import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { filedCode } from '#app/features/service-request/service-request.fixtures.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { wrongPasswordSentence } from '#contract/passwords.text.ts'
import { PersonalProfileData, type PersonalProfileDataProps } from './PersonalProfileData.tsx'
import { PersonalProfilePending } from './PersonalProfilePending.tsx'
import { Privacy, type PrivacyProps } from './Privacy.tsx'
import {
  barePersonalProfile,
  fullPersonalProfile,
  someConsents,
  someEmails,
  twoDevices,
} from './personal-profile.fixtures.ts'
import { Security, type SecurityProps } from './Security.tsx'

const refused = () =>
  new PortalProblem({
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
    chooseEmails: fn<PersonalProfileDataProps['chooseEmails']>(async () => undefined),
    isOwn: true,
    saveEmail: fn<PersonalProfileDataProps['saveEmail']>(async () => undefined),
    savePhones: fn<PersonalProfileDataProps['savePhones']>(async () => undefined),
    saveAccount: fn<PersonalProfileDataProps['saveAccount']>(async () => {
      throw refused()
    }),
  },
  decorators: [withRouter()],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PersonalProfileData>

export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ args, canvas, userEvent }) => {
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
      expect(args.savePhones).toHaveBeenCalledWith({
        celular: '(11) 91234-5678',
        fixo: '(11) 3123-4567',
      }),
    )
    await expect(await canvas.findByText('Telefones salvos.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alterar telefones' })).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  args: { saveEmail: fn<PersonalProfileDataProps['saveEmail']>(() => Promise.reject(refused())) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Novo e-mail/ }), 'sem arroba')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await expect(await canvas.findByText('Escreva um e-mail válido, como nome@exemplo.com.br.')).toBeVisible()
    await expect(canvas.getByText('Digite a sua senha.')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: /Novo e-mail/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Novo e-mail/ }), 'maria@exemplo.example')
    await userEvent.type(canvas.getByLabelText(/Sua senha/), 'errada')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await waitFor(() => expect(args.saveEmail).toHaveBeenCalled())
    await expect(await canvas.findByText(wrongPasswordSentence)).toBeVisible()
  },
}

export const Emails: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: 'Lembretes de prazos' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Documentos disponíveis' }))
    await expect(args.chooseEmails).toHaveBeenCalledWith({ grupo: 'documentos', desejado: true })
    await expect(canvas.getByText(/^Sempre enviados:/)).toBeVisible()
  },
}

export const EmailsNotSaved: Story = {
  args: {
    chooseEmails: fn<PersonalProfileDataProps['chooseEmails']>(() =>
      Promise.reject(new PortalProblem({ kind: 'unavailable', detail: 'Tente de novo em instantes.' })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
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

const end = fn<SecurityProps['end']>(async () => 1)

export const Sessions: Story = {
  render: () => <Security access={twoDevices} end={end} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Encerrar Chrome no Android/ }))
    await expect(await canvas.findByText('Sessão encerrada.')).toBeVisible()
    await expect(end).toHaveBeenCalledWith(3)
    await expect(canvas.getByText('Senha recusada')).toBeVisible()
  },
}

const answer = fn<PrivacyProps['answer']>(async () => undefined)
const ask = fn<PrivacyProps['ask']>(async () => ({
  protocolo: '2026.0000123',
  dataSolicitacao: '2026-11-11T15:00:00.000Z',
  codigo: filedCode,
  dados: { alcance: 'contatos', motivo: '' },
}))

export const ConsentAndDeletion: Story = {
  render: () => <Privacy consents={someConsents} answer={answer} draftKey="story-exclusao" ask={ask} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Receber lembretes no celular' }))
    await expect(answer).toHaveBeenCalledWith({ finalidade: 'lembretes', versao: 1, concedido: true })
    await expect(canvas.getByText(/Ainda não respondido\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir exclusão' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /Tudo o que a lei/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pedido' }))
    await expect(await canvas.findByText('2026.0000123')).toBeVisible()
  },
}
