import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { lookUpPostalCode } from '#app/features/people/addresses/addresses.functions.ts'
import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { waitingEmail } from '#app/identity/identity.fixtures.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { wrongPasswordSentence } from '#contract/identity/passwords.text.ts'
import { PersonalProfileData } from './PersonalProfileData.tsx'
import { PersonalProfilePending } from './PersonalProfilePending.tsx'
import { Privacy } from './Privacy.tsx'
import {
  barePersonalProfile,
  fullPersonalProfile,
  personalProfileAbroad,
  someConsents,
  someEmails,
  twoDevices,
  usualRetention,
} from './personal-profile.fixtures.ts'
import { confirmOwnEmail } from './personal-profile.functions.ts'
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
  decorators: [withSession(), withQueries(), withRouter()],
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.removeItem('theme')
  },
} satisfies Meta<typeof PersonalProfileData>

export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarTelefones').mockResolvedValue(fullPersonalProfile)
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar telefones' }))
    const mobile = await canvas.findByRole('textbox', { name: /Celular/ })
    await waitFor(() => expect(mobile).toHaveFocus())
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '119123')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar telefones' }))
    await expect(await canvas.findByText(/^Informe o DDD e o número completo/)).toBeVisible()
    await userEvent.click(mobile)
    await userEvent.paste('11912345678')
    await expect(mobile).toHaveValue('(11) 91234-5678')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar telefones' }))
    await waitFor(() =>
      expect(mockedCall('alterarTelefones')).toHaveBeenCalledWith({
        celular: '(11) 91234-5678',
        fixo: '(11) 3123-4567',
      }),
    )
    await expect(await canvas.findByText('Telefones salvos.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alterar telefones' })).toHaveFocus()
  },
}

export const MovingHouse: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarEndereco').mockResolvedValue(fullPersonalProfile)
    mocked(lookUpPostalCode).mockResolvedValue({
      logradouro: 'Rua do Bom Jesus',
      complemento: '',
      bairro: 'Recife',
      localidade: 'Recife',
      uf: 'PE',
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar endereço' }))
    const cep = await canvas.findByRole('textbox', { name: /^CEP/ })
    await waitFor(() => expect(cep).toHaveFocus())
    await expect(cep).toHaveValue('01310-100')
    await userEvent.clear(cep)
    const number = canvas.getByRole('textbox', { name: /^Número/ })
    await userEvent.clear(number)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar endereço' }))
    await expect(await canvas.findByText('O cep é obrigatório')).toBeVisible()
    await expect(canvas.getByText('O número é obrigatório')).toBeVisible()
    await userEvent.type(cep, '50030230')
    await userEvent.type(number, '10')
    await waitFor(
      () => expect(canvas.getByRole('textbox', { name: /^Endereço/ })).toHaveValue('Rua do Bom Jesus'),
      { timeout: 4000 },
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar endereço' }))
    await waitFor(() =>
      expect(mockedCall('alterarEndereco')).toHaveBeenCalledWith({
        cep: '50030-230',
        logradouro: 'Rua do Bom Jesus',
        numero: '10',
        complemento: 'Torre das Américas, apartamento 1204',
        bairro: 'Recife',
        cidade: 'Recife',
        estado: 'PE',
        comprovante: null,
      }),
    )
    await expect(await canvas.findByText('Endereço salvo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alterar endereço' })).toHaveFocus()
  },
}

export const Abroad: Story = {
  args: { profile: personalProfileAbroad },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Endereço' })
    await expect(card).toHaveTextContent('No exterior: Portugal')
    await expect(canvas.queryByRole('button', { name: /endereço/ })).toBeNull()
    await expect(within(card).getByRole('link', { name: 'Residência no exterior' })).toBeVisible()
  },
}

export const AccountOfAnotherBank: Story = {
  args: { profile: barePersonalProfile },
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContaBancaria').mockResolvedValue(fullPersonalProfile)
    await userEvent.click(await canvas.findByRole('button', { name: 'Informar conta' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Banco/ }))
    await userEvent.click(await screen.findByRole('option', { name: '001 · Banco do Brasil' }))
    const account = canvas.getByRole('textbox', { name: /^Conta/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Agência/ }), '1584-9')
    await userEvent.type(account, '210169-5')
    await userEvent.type(canvas.getByRole('textbox', { name: /^CPF do titular/ }), '11144477735')
    await userEvent.type(canvas.getByLabelText(/Sua senha/), 'Prev@2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conta' }))
    await expect(await canvas.findByText(/^O dígito não confere com a agência/)).toBeVisible()
    await expect(canvas.getByText(/^A conta precisa estar no seu CPF\. Informe/)).toBeVisible()
    await userEvent.clear(account)
    await userEvent.type(account, '210169-6')
    const holder = canvas.getByRole('textbox', { name: /^CPF do titular/ })
    await userEvent.click(holder)
    await userEvent.paste('86288366757')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar conta' }))
    await waitFor(() =>
      expect(mockedCall('alterarContaBancaria')).toHaveBeenCalledWith({
        banco: '001',
        agencia: '1584-9',
        conta: '210169-6',
        cpfTitular: '862.883.667-57',
        senha: 'Prev@2026',
      }),
    )
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarEmail').mockRejectedValue(wrongPassword)
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Novo e-mail/ }), 'sem arroba')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await expect(await canvas.findByText('Escreva um e-mail válido, como nome@exemplo.com.br.')).toBeVisible()
    await expect(canvas.getByText('Digite a sua senha.')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: /Novo e-mail/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Novo e-mail/ }), 'maria@exemplo.example')
    await userEvent.type(canvas.getByLabelText(/Sua senha/), 'errada')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e-mail' }))
    await waitFor(() => expect(mockedCall('alterarEmail')).toHaveBeenCalled())
    await expect(await canvas.findByText(wrongPasswordSentence)).toBeVisible()
  },
}

/** Somebody changed it for them: they say that it is theirs, or read whom to talk to. */
export const EmailChangedByTheDesk: Story = {
  args: {
    profile: {
      ...fullPersonalProfile,
      protecao: {
        emailEmEspera: waitingEmail,
        contaEmEspera: { desde: '2026-11-21T10:00:00.000Z', valeEm: '2026-11-27' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    mocked(confirmOwnEmail).mockRejectedValueOnce(wrongPassword)
    await expect(
      await canvas.findByText(/Responda pelo link do e-mail que enviamos a a\*\*\*@/),
    ).toBeVisible()
    await expect(canvas.getByText('A conta nova passa a valer em 27/11/2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar com a minha senha' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Este e-mail é seu?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar o e-mail' }))
    await expect(await dialog.findByText('Digite a sua senha.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Sua senha/), 'errada')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar o e-mail' }))
    await expect(confirmOwnEmail).toHaveBeenCalledWith({ data: { senha: 'errada' } })
    await expect(await dialog.findByText(wrongPasswordSentence)).toBeVisible()
  },
}

/** E-mails to the address come back: they are told beside it, and change it there. */
export const EmailsThatComeBack: Story = {
  args: {
    profile: {
      ...fullPersonalProfile,
      emailVoltando: { desde: '2026-11-12T11:20:00.000Z', motivo: 'endereco' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'E-mail' }))
    await expect(card.getByText('Os e-mails que enviamos estão voltando desde 12/11/2026')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Alterar e-mail' }))
    await expect(card.getByRole('textbox', { name: /Novo e-mail/ })).toHaveFocus()
  },
}

/** Who acts for the person reads it too, and does not confirm in their place. */
export const EmailThatOnlyThePersonConfirms: Story = {
  args: {
    isOwn: false,
    profile: {
      ...fullPersonalProfile,
      protecao: { emailEmEspera: { ...waitingEmail, anterior: null }, contaEmEspera: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não foi você quem pediu a troca\? Fale/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirmar com a minha senha' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Falar com o atendimento' })).toBeVisible()
  },
}

export const Emails: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarPreferenciaAvisos').mockResolvedValue({ preferencias: someEmails })
    await expect(await canvas.findByRole('switch', { name: 'Lembretes de prazos' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Documentos disponíveis' }))
    await expect(mockedCall('alterarPreferenciaAvisos')).toHaveBeenCalledWith({
      grupo: 'documentos',
      desejado: true,
    })
    await expect(canvas.getByText(/^Sempre enviados:/)).toBeVisible()
  },
}

export const EmailsNotSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarPreferenciaAvisos').mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'Tente de novo em instantes.' }),
    )
    const reminders = await canvas.findByRole('switch', { name: 'Lembretes de prazos' })
    await userEvent.click(reminders)
    await expect(await canvas.findByText(/Tente de novo em instantes/)).toBeVisible()
    await expect(reminders).toBeChecked()
  },
}

export const Appearance: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Do plano' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Claro' }))
    await expect(localStorage.getItem('theme')).toBe('light')
    await userEvent.click(canvas.getByRole('radio', { name: 'Do aparelho' }))
    await expect(localStorage.getItem('theme')).toBe('system')
    await userEvent.click(canvas.getByRole('radio', { name: 'Do plano' }))
    await expect(localStorage.getItem('theme')).toBeNull()
  },
}

export const NothingKnown: Story = { args: { profile: barePersonalProfile } }

export const ServedByServiceDesk: Story = {
  args: { isOwn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(11) 91234-5678')).toBeVisible()
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Alterar endereço',
    ])
    await expect(canvas.getByRole('switch', { name: 'Lembretes de prazos' })).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: 'Segurança' })).toBeNull()
  },
}

export const Pending: Story = { render: () => <PersonalProfilePending /> }

export const Sessions: Story = {
  render: () => <Security access={twoDevices} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('encerrarOutrasSessoes').mockResolvedValue({ encerradas: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Encerrar Chrome no Android/ }))
    await expect(await canvas.findByText('Sessão encerrada.')).toBeVisible()
    await expect(mockedCall('encerrarOutrasSessoes')).toHaveBeenCalledWith({ idSessao: 3 })
    await expect(canvas.getByText('Senha recusada')).toBeVisible()
  },
}

export const ConsentAndDeletion: Story = {
  render: () => <Privacy consents={someConsents} kept={usualRetention} draftKey="story-exclusao" />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('registrarConsentimento').mockResolvedValue({ consentimentos: someConsents })
    mockedCall('solicitarExclusaoDados').mockResolvedValue({
      idRequisicao: 7,
      status: { id: 1, nome: 'Recebida' },
      protocolo: '2026.0000123',
      dataSolicitacao: '2026-11-11T15:00:00.000Z',
      codigo: sentCode,
      prazo: '2026-12-02',
      dados: { alcance: 'contatos', motivo: '' },
    })
    await userEvent.click(await canvas.findByRole('switch', { name: 'Receber novidades por e-mail' }))
    await expect(mockedCall('registrarConsentimento')).toHaveBeenCalledWith({
      finalidade: 'novidades',
      versao: 2,
      concedido: true,
    })
    await expect(canvas.getByText('12 meses')).toBeVisible()
    await expect(canvas.getByText(/Ainda não respondido\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir exclusão' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /Tudo o que a lei/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pedido' }))
    await expect(await canvas.findByText('2026.0000123')).toBeVisible()
  },
}
