import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { expect, mocked, waitFor } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { cappedResult } from '#app/features/investments/investment-profiles/investment-profiles.fixtures.ts'
import { emptyAddress } from '#app/features/people/addresses/address-labels.ts'
import { lookUpPostalCode } from '#app/features/people/addresses/addresses.functions.ts'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { currentVisit } from '#app/session/session.functions.ts'
import { OnboardingView } from './OnboardingView.tsx'
import { atAddress, atPayment, atProfile, newcomer, through } from './onboarding.fixtures.ts'
import { discardStepDraft, saveOnboardingStep, saveStepDraft, scoreAnswers } from './onboarding.functions.ts'

const paulista = {
  logradouro: 'Avenida Paulista',
  complemento: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
}

const meta = {
  title: 'Páginas/Primeiro acesso',
  component: OnboardingView,
  args: {
    step: 1,
    state: newcomer,
    person: { id: 1, nome: 'Igor Matos' },
  },
  decorators: [withQueries(), withRouter(['/', '/onboarding', '/services/pep'])],
  beforeEach: () => {
    sessionStorage.clear()
    mocked(saveOnboardingStep).mockResolvedValue({ idStep: 5, onboarding: 'S', versao: 5, expiraEm: null })
    mocked(saveStepDraft).mockImplementation(async ({ data }) => ({
      versao: data.versao + 1,
      salvoEm: '2026-11-11T15:00:00Z',
    }))
    mocked(lookUpPostalCode).mockResolvedValue(paulista)
    mocked(scoreAnswers).mockResolvedValue(cappedResult)
  },
  afterEach: clearAnnouncements,
} satisfies Meta<typeof OnboardingView>

export default meta
type Story = StoryObj<typeof meta>

export const Welcome: Story = { args: { step: 0 } }

export const PasswordRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(saveOnboardingStep).mockRejectedValue(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { password: 'Escolha uma senha diferente da atual.' },
      }),
    )
    const next = await canvas.findByRole('button', { name: 'Continuar' })
    await expect(next).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^Nova senha/), 'Prev@2026')
    await userEvent.type(canvas.getByLabelText(/^Confirme/), 'Prev@2026')
    await expect(next).toBeEnabled()
    await userEvent.click(next)
    await expect(await canvas.findAllByText(/diferente da atual/)).not.toHaveLength(0)
  },
}

export const AddressFromItsCode: Story = {
  args: { step: 4, state: atAddress },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^CEP/), '01310100')
    await expect(lookUpPostalCode).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText(/^Endereço/)).toHaveValue('Avenida Paulista'), {
      timeout: 4000,
    })
    await expect(lookUpPostalCode).toHaveBeenCalledTimes(1)
    await expect(lookUpPostalCode).toHaveBeenCalledWith({ data: { cep: '01310100' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const summary = await canvas.findByRole('group', { name: /Falta corrigir um campo/ })
    await expect(summary).toHaveTextContent('O número é obrigatório')
    await userEvent.type(canvas.getByLabelText(/^Número/), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() =>
      expect(saveOnboardingStep).toHaveBeenCalledWith({
        data: expect.objectContaining({
          idStep: 4,
          versao: 2,
          metadata: expect.objectContaining({ cep: '01310-100', estado: 'SP', foreignResident: false }),
        }),
      }),
    )
  },
}

export const HalfAnAddress: Story = {
  args: {
    step: 4,
    state: {
      ...atAddress,
      rascunhos: [
        {
          idStep: 4,
          versao: 2,
          salvoEm: '2026-11-11T13:32:00Z',
          dados: { ...emptyAddress, cep: '01310-100', logradouro: 'Avenida Paulista' },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Recuperamos o que você tinha preenchido.')).toBeVisible()
    await expect(canvas.getByText('Salvo às 10:32')).toBeVisible()
    await expect(canvas.getByLabelText(/^Endereço/)).toHaveValue('Avenida Paulista')
    const told = 'Este preenchimento foi salvo em outra aba ou aparelho às 10:40.'
    mocked(saveStepDraft).mockRejectedValue(outdated(told))
    await userEvent.type(canvas.getByLabelText(/^Número/), '1000')
    await expect(await canvas.findByText(told, undefined, { timeout: 4000 })).toBeVisible()
    mocked(discardStepDraft).mockResolvedValue({ descartado: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Começar de novo' }))
    await expect(canvas.getByLabelText(/^Endereço/)).toHaveValue('')
  },
}

/** The step is saved and the page not read again yet: a reload brings back no draft that the server has put away. */
export const SavedBeforeThePageShowsIt: Story = {
  args: { step: 4, state: atAddress },
  render: (args) => <ReadAgainForever {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^CEP/), '01310100')
    await waitFor(() => expect(canvas.getByLabelText(/^Endereço/)).toHaveValue('Avenida Paulista'), {
      timeout: 4000,
    })
    await userEvent.type(canvas.getByLabelText(/^Número/), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(saveOnboardingStep).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  },
}

/** A page on which something that is read again after a command never comes. */
function ReadAgainForever(props: ComponentProps<typeof OnboardingView>) {
  const [queryFn] = useState(() => {
    let readings = 0
    return () => (readings++ === 0 ? Promise.resolve(true) : new Promise<boolean>(() => undefined))
  })
  useQuery({ queryKey: ['read again forever'], queryFn })
  return <OnboardingView {...props} />
}

export const PaymentByDebit: Story = {
  args: { step: 5, state: atPayment },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Valor da contribuição/)
    await userEvent.type(amount, '100')
    await userEvent.click(canvas.getByRole('radio', { name: /Débito/ }))
    await expect(amount).toHaveValue('122,08')
    await userEvent.type(canvas.getByLabelText(/^Agência/), '0057')
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^Conta/), '123457')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() =>
      expect(saveOnboardingStep).toHaveBeenCalledWith({
        data: {
          idVinculo: 1,
          idStep: 5,
          versao: 4,
          pular: false,
          metadata: {
            valorContribuicao: 122.08,
            formaPagamento: 5,
            agencia: '0057',
            conta: '12345-7',
            banco: 341,
          },
        },
      }),
    )
  },
}

export const ProfileOfTheAnswers: Story = {
  args: { step: 7, state: atProfile },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder o questionário' }))
    for (const group of canvas.getAllByRole('radiogroup')) {
      const [first] = Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
      await userEvent.click(first as HTMLInputElement)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Concluir com o perfil/ }))
    await waitFor(() =>
      expect(saveOnboardingStep).toHaveBeenCalledWith({
        data: expect.objectContaining({ idStep: 7, pular: false }),
      }),
    )
  },
}

/** The portal can't say who visits as the last step is saved: it is saved all the same, and the page goes on. */
export const LastStepWithoutTheVisit: Story = {
  parameters: { address: '/onboarding?idStep=7' },
  args: { step: 7, state: atProfile },
  render: (args) => <WithItsAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    mocked(saveOnboardingStep).mockResolvedValue({ idStep: -1, onboarding: 'N', versao: 5, expiraEm: null })
    mocked(currentVisit).mockRejectedValue(new PortalProblem({ kind: 'unavailable', detail: 'Sem rede.' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ficar no Super Conservador' }))
    await expect(await canvas.findByText('/onboarding?idStep=0')).toBeVisible()
  },
}

function WithItsAddress(props: ComponentProps<typeof OnboardingView>) {
  const { href } = useLocation()
  return (
    <>
      <p>{href}</p>
      <OnboardingView {...props} />
    </>
  )
}

export const Ending: Story = {
  args: { step: 0, state: through },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/passa para o perfil Moderado em 01\/12\/2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Completar a declaração' })).toHaveAttribute(
      'href',
      '/services/pep',
    )
  },
}
