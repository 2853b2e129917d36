import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { returnedRequest } from '#app/features/request-engine/returned-request.functions.ts'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { Category, type CategoryId } from '#domain/participants.ts'
import {
  belowUnit,
  changeUnderWay,
  closedWindow,
  exactlyOneUnit,
  fourPercent,
  openSuspension,
  openWindow,
  returnedChange,
  sentChange,
  suspendedMonths,
  unknownSalary,
  voluntaryByBoleto,
} from './contributions.fixtures.ts'
import { contributionsText } from './contributions.text.ts'
import { percentageRules } from './percentage-input.ts'
import { percentageRequest } from './percentage-request.tsx'
import { voluntaryRequest } from './voluntary-request.tsx'

const { notNow } = contributionsText

const percentages =
  (contribuicao = fourPercent, alteracao = openWindow, categoryId: CategoryId = Category.taxpayer) =>
  () => (
    <RequestPage
      definition={percentageRequest}
      situation={{ contribuicao, alteracao, rules: percentageRules(contribuicao, { categoryId }) }}
    />
  )

const voluntary =
  (contribuicao = voluntaryByBoleto) =>
  () => <RequestPage definition={voluntaryRequest} situation={{ contribuicao, alteracao: openWindow }} />

const onPage = onRequestPage()

const meta = {
  title: 'Páginas/Alterar contribuição',
  ...onPage,
  beforeEach: () => {
    onPage.beforeEach()
    mockedCall('retornarRendaComContribuicao').mockImplementation(async (looked) => ({
      idade: 60,
      idadeMeses: 0,
      hoje: 1_200,
      depois: looked?.basica === '6' ? 3_480.5 : 1_200,
    }))
  },
  render: percentages(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function chooseSixAndFive({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
  await userEvent.click(await screen.findByRole('option', { name: '6%' }))
  await userEvent.click(canvas.getByRole('button', { name: /Contribuição suplementar/ }))
  await userEvent.click(await screen.findByRole('option', { name: '5%' }))
}

async function review({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: 'Revisar alteração' }))
  await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
}

const confirmName = 'Alterar a partir de dezembro'

const sentKeys = () => mockedCall('alterarContribuicao').mock.calls.map(([data]) => data?.chaveEnvio)

export const SixAndFive: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContribuicao').mockResolvedValue(sentChange)
    await chooseSixAndFive({ canvas, userEvent })
    await expect(canvas.getByRole('group', { name: 'Você paga' })).toHaveTextContent('743,23')
    await expect(canvas.getByRole('group', { name: 'Total na sua conta' })).toHaveTextContent('944,81')
    await expect(
      await canvas.findByText(/^Sua renda aos 60 anos passa de .* para .*3\.480,50 por mês/),
    ).toBeVisible()
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await expect(await canvas.findByRole('heading', { name: 'Recebemos seu pedido' })).toHaveFocus()
    await expect(canvas.getByText('2026.0000041')).toBeVisible()
    await expect(canvas.getByText('Vale a partir de dezembro de 2026.')).toBeVisible()
    await expect(mockedCall('alterarContribuicao')).toHaveBeenCalledWith(
      expect.objectContaining({
        modalidade: 'percentual',
        percentualBasica: 6,
        percentualSuplementar: 5,
      }),
    )
  },
}

const complaint = 'Este percentual não é oferecido. Escolha um da lista.'

export const RefusedField: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContribuicao').mockRejectedValue(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Confira os campos.',
        fields: { percentualBasica: complaint },
      }),
    )
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir um campo' })
    await expect(summary).toHaveTextContent(complaint)
    await expect(summary).toHaveFocus()
  },
}

export const TriedAgainAndChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContribuicao').mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O sistema do plano não respondeu agora.' }),
    )
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    const confirm = canvas.getByRole('button', { name: confirmName })
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Ainda não foi enviado')).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(mockedCall('alterarContribuicao')).toHaveBeenCalledTimes(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar e ajustar' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição suplementar/ }))
    await userEvent.click(await screen.findByRole('option', { name: '3%' }))
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await waitFor(() => expect(mockedCall('alterarContribuicao')).toHaveBeenCalledTimes(3))
    const keys = sentKeys()
    await expect(keys[1]).toBe(keys[0])
    await expect(keys[2]).not.toBe(keys[0])
  },
}

export const KeyKnownForSomethingElse: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContribuicao').mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'chave-ja-usada',
        detail: 'Este pedido já foi enviado e terminou. Confira e envie de novo.',
      }),
    )
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    const confirm = canvas.getByRole('button', { name: confirmName })
    await userEvent.click(confirm)
    await expect(await canvas.findByText(/Confira e envie de novo/)).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(mockedCall('alterarContribuicao')).toHaveBeenCalledTimes(2))
    const keys = sentKeys()
    await expect(keys[1]).not.toBe(keys[0])
    await expect(canvas.queryByRole('heading', { name: 'Recebemos seu pedido' })).toBeNull()
  },
}

export const Returned: Story = {
  parameters: { address: `/?idRequisicao=${returnedChange.id}` },
  beforeEach: () => {
    mocked(returnedRequest).mockResolvedValue(returnedChange)
    mockedCall('alterarContribuicao').mockResolvedValue(sentChange)
  },
  render: percentages(fourPercent, { ...closedWindow, requisicaoAberta: changeUnderWay.requisicaoAberta }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Seu pedido voltou para correção/)).toBeVisible()
    await expect(canvas.getByText('Confirme se quer mesmo 5% de suplementar.')).toBeVisible()
    const basic = canvas.getByRole('button', { name: /Contribuição básica/ })
    const supplementary = canvas.getByRole('button', { name: /Contribuição suplementar/ })
    await waitFor(() => expect(basic).toHaveFocus())
    await expect(basic).toHaveAccessibleDescription(/Corrija este campo/)
    await expect(supplementary).toHaveAccessibleDescription(/Corrija: O formulário assinado diz 3%/)
    await userEvent.click(canvas.getByRole('link', { name: 'Contribuição suplementar' }))
    await waitFor(() => expect(supplementary).toHaveFocus())
    await userEvent.click(supplementary)
    await userEvent.click(await screen.findByRole('option', { name: '3%' }))
    await waitFor(() => expect(supplementary).not.toHaveAccessibleDescription(/Corrija/))
    await expect(basic).toHaveAccessibleDescription(/Corrija este campo/)
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await waitFor(() =>
      expect(mockedCall('alterarContribuicao')).toHaveBeenCalledWith(
        expect.objectContaining({ idRequisicao: returnedChange.id }),
      ),
    )
  },
}

export const SupplementaryGoesBackToZero: Story = {
  render: percentages({ ...fourPercent, percentualBasica: 6, percentualSuplementar: 5 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
    await userEvent.click(await screen.findByRole('option', { name: '5%' }))
    await expect(await canvas.findByText(/A suplementar voltou a 0%/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeDisabled()
  },
}

export const Unchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar alteração' }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir um campo' })
    await expect(summary).toHaveFocus()
  },
}

export const ExactlyOneUnit: Story = {
  render: percentages(exactlyOneUnit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const BelowUnit: Story = {
  render: percentages(belowUnit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeDisabled()
    await expect(canvas.getByText(/seu salário é menor que a unidade do plano/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const SelfSponsored: Story = {
  render: percentages(fourPercent, openWindow, Category.selfSponsored),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Parte da patrocinadora (paga por você)')).toBeVisible()
  },
}

export const RaisedToTheMinimum: Story = {
  render: voluntary({ ...voluntaryByBoleto, valorMinimo: 80, diaVencimento: 5 }),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /Valor da contribuição/ })
    await expect(canvas.getByText('*Valor minimo R$80,00')).toBeVisible()
    await expect(canvas.getByText('Todo dia 5')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '50')
    await userEvent.tab()
    await expect(amount).toHaveValue('80,00')
    await expect(canvas.getByText('Ajustamos para o valor mínimo do plano.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Você paga' })).toHaveTextContent('80,00')
  },
}

export const DebitAsksForTheAccount: Story = {
  render: voluntary(),
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarContribuicao').mockResolvedValue(sentChange)
    await userEvent.click(await canvas.findByRole('radio', { name: /Débito em conta/ }))
    const submit = canvas.getByRole('button', { name: 'Revisar alteração' })
    await expect(submit).toBeDisabled()
    await expect(canvas.getByText(/preencha agência e conta/)).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: /Agência/ }), '0057')
    await userEvent.type(canvas.getByRole('textbox', { name: /Conta/ }), '123457')
    await expect(canvas.getByRole('textbox', { name: /Conta/ })).toHaveValue('12345-7')
    await expect(canvas.getByText('341 · Itaú')).toBeVisible()
    await expect(submit).toBeEnabled()
    await userEvent.click(submit)
    await userEvent.click(await canvas.findByRole('button', { name: confirmName }))
    await waitFor(() =>
      expect(mockedCall('alterarContribuicao')).toHaveBeenCalledWith(
        expect.objectContaining({
          formaPagamento: 5,
          agencia: '0057',
          conta: '12345-7',
          banco: 341,
        }),
      ),
    )
  },
}

const notNowStory = (title: string, ...situation: Parameters<typeof percentages>): Story => ({
  render: percentages(...situation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar alteração' })).toBeNull()
  },
})

export const WindowClosed: Story = notNowStory(notNow.closedTitle, fourPercent, closedWindow)

export const UnderWay: Story = notNowStory(notNow.openTitle, fourPercent, {
  ...closedWindow,
  requisicaoAberta: changeUnderWay.requisicaoAberta,
})

export const SuspensionUnderWay: Story = notNowStory(notNow.suspensionOpenTitle, fourPercent, {
  ...openWindow,
  suspensaoAberta: openSuspension,
})

export const Suspended: Story = notNowStory(notNow.suspendedTitle, fourPercent, {
  ...closedWindow,
  suspensao: suspendedMonths,
})

export const SalaryUnknown: Story = notNowStory(notNow.salaryTitle, unknownSalary)
