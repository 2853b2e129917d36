import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, waitFor, within } from 'storybook/test'
import { onRequestPage, servedSession } from '#app/features/request-engine/request-story.fixtures.tsx'
import { returnedRequest } from '#app/features/request-engine/returned-request.functions.ts'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { InvestmentProfilePage } from './InvestmentProfilePage.tsx'
import {
  cappedResult,
  chosenSituation,
  closedSituation,
  lifetimeSituation,
  moderateResult,
  newcomerSituation,
  openSituation,
  sentChoice,
} from './investment-profiles.fixtures.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { notNow, today } = investmentProfileText

const reads = (situation: InvestmentProfileSituation) => () =>
  void mockedCall('retornarPerfilInvestimentos').mockResolvedValue(situation)

const { beforeEach, ...onPage } = onRequestPage()

const meta = {
  title: 'Páginas/Perfil de investimentos',
  ...onPage,
  component: InvestmentProfilePage,
  beforeEach: () => {
    beforeEach()
    reads(openSituation)()
  },
} satisfies Meta<typeof InvestmentProfilePage>

export default meta
type Story = StoryObj<typeof meta>

export const ABolderProfileAsksForTheTerm: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarPerfilInvestimentos').mockResolvedValue(sentChoice)
    await userEvent.click(await canvas.findByRole('radio', { name: /Arrojado/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar escolha' }))
    await expect(
      await canvas.findByRole('link', { name: /leia e aceite o Termo de Ciência de Risco/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Li e aceito/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar escolha' }))
    await expect(await canvas.findByRole('table', { name: 'Os dois perfis lado a lado' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar para o Arrojado em dezembro' }))
    await expect(await canvas.findByText(/^Perfil Arrojado, a partir de 01\/12\/2026/)).toBeVisible()
    await expect(mockedCall('alterarPerfilInvestimentos')).toHaveBeenCalledWith(
      expect.objectContaining({ idPerfil: 4, aceitaTermo: true }),
    )
  },
}

export const TheFirstQuestionnaireOpensTheChoice: Story = {
  beforeEach: reads({ ...newcomerSituation, perfis: openSituation.perfis }),
  play: async ({ canvas, userEvent }) => {
    mockedCall('responderQuestionarioPerfil').mockImplementation(async () => {
      reads(openSituation)()
      return moderateResult
    })
    await expect(await canvas.findByText(notNow.noResultTitle)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Responder o questionário' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'É estável' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    const need = await canvas.findByRole('radiogroup', { name: /próximos 2 anos/ })
    await userEvent.click(within(need).getByRole('radio', { name: 'Não' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    await expect(await canvas.findByText('Resultado salvo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revisar escolha' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Resultado salvo.').closest(':focus')).not.toBeNull())
    await expect(mockedCall('responderQuestionarioPerfil')).toHaveBeenCalledWith({
      versao: 1,
      respostas: { 'income-stability': 'stable', 'need-in-2-years': 'no' },
    })
  },
}

export const OutsideTheWindow: Story = {
  beforeEach: reads(closedSituation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(today.closedTitle)).toBeVisible()
    await expect(canvas.getAllByText(/Fora do período de alteração/)).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Revisar escolha' })).toBeNull()
  },
}

export const ChosenInThisWindow: Story = {
  beforeEach: reads(chosenSituation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Revisar escolha' })).toBeVisible()
  },
}

export const ChosenInAWindowThatIsOver: Story = {
  beforeEach: reads({ ...chosenSituation, janela: closedSituation.janela }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notNow.openTitle)).toBeVisible()
  },
}

export const CorrectedAfterItsWindow: Story = {
  parameters: { address: `/?idRequisicao=${sentChoice.idRequisicao}` },
  beforeEach: () => {
    reads({ ...chosenSituation, janela: closedSituation.janela })()
    mocked(returnedRequest).mockResolvedValue({
      id: sentChoice.idRequisicao,
      protocolo: sentChoice.protocolo,
      motivo: 'Confirme o perfil.',
      correcoes: [],
      documentos: [],
      dados: sentChoice.dados,
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirme o perfil.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Arrojado/ })).toBeChecked()
  },
}

export const HeldDownByAnAnswer: Story = {
  beforeEach: reads({ ...openSituation, resultado: cappedResult }),
}

export const ResultTooOld: Story = {
  beforeEach: reads({ ...openSituation, resultado: { ...moderateResult, valido: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notNow.noResultTitle)).toBeVisible()
  },
}

export const WithoutHistory: Story = { beforeEach: reads(newcomerSituation) }

export const IncomeForLife: Story = {
  beforeEach: reads(lifetimeSituation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(today.lifetimeTitle)).toBeVisible()
  },
}

export const ServedByAnAttendant: Story = {
  beforeEach: reads(closedSituation),
  render: () => (
    <SessionOnScreen value={servedSession}>
      <InvestmentProfilePage />
    </SessionOnScreen>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Risco de cada perfil' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Responder de novo' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Revisar escolha' })).toBeNull()
  },
}
