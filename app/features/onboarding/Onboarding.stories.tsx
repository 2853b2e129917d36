import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { cappedResult } from '#app/features/investment-profiles/investment-profiles.fixtures.ts'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { OnboardingView, type OnboardingViewProps } from './OnboardingView.tsx'
import { atAddress, atPayment, atProfile, newcomer, through } from './onboarding.fixtures.ts'

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
    send: fn<OnboardingViewProps['send']>(async () => undefined),
    lookUp: fn<OnboardingViewProps['lookUp']>(async () => paulista),
    score: fn<OnboardingViewProps['score']>(async () => cappedResult),
    upload: fn<OnboardingViewProps['upload']>(async () => ({ id: 'x', tipo: 'image/png', bytes: 1 })),
  },
  decorators: [withQueries(), withRouter(['/', '/onboarding', '/services/pep'])],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof OnboardingView>

export default meta
type Story = StoryObj<typeof meta>

export const Welcome: Story = { args: { step: 0 } }

export const PasswordRefused: Story = {
  args: {
    send: fn<OnboardingViewProps['send']>(async () => {
      throw new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { password: 'Escolha uma senha diferente da atual.' },
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^CEP/), '01310100')
    await expect(args.lookUp).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText(/^Endereço/)).toHaveValue('Avenida Paulista'), {
      timeout: 4000,
    })
    await expect(args.lookUp).toHaveBeenCalledTimes(1)
    await expect(args.lookUp).toHaveBeenCalledWith('01310100')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const summary = await canvas.findByRole('group', { name: /Falta corrigir um campo/ })
    await expect(summary).toHaveTextContent('O número é obrigatório')
    await userEvent.type(canvas.getByLabelText(/^Número/), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({
          idStep: 4,
          versao: 2,
          metadata: expect.objectContaining({ cep: '01310-100', estado: 'SP', foreignResident: false }),
        }),
      ),
    )
  },
}

export const PaymentByDebit: Story = {
  args: { step: 5, state: atPayment },
  play: async ({ args, canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Valor da contribuição/)
    await userEvent.type(amount, '100')
    await userEvent.click(canvas.getByRole('radio', { name: /Débito/ }))
    await expect(amount).toHaveValue('122,08')
    await userEvent.type(canvas.getByLabelText(/^Agência/), '0057')
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/^Conta/), '123457')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
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
      }),
    )
  },
}

export const ProfileOfTheAnswers: Story = {
  args: { step: 7, state: atProfile },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder o questionário' }))
    for (const group of canvas.getAllByRole('radiogroup')) {
      const [first] = Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
      await userEvent.click(first as HTMLInputElement)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Concluir com o perfil/ }))
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ idStep: 7, pular: false })),
    )
  },
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
