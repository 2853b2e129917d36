import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { InvestmentProfileService } from './InvestmentProfileService.tsx'
import {
  cappedResult,
  chosenSituation,
  closedSituation,
  filedChoice,
  lifetimeSituation,
  newcomerSituation,
  openSituation,
} from './investment-profiles.fixtures.ts'

const meta = {
  title: 'Páginas/Perfil de investimentos',
  component: InvestmentProfileService,
  args: {
    situation: openSituation,
    draftKey: 'story',
    returned: null,
    file: fn(async () => filedChoice),
    answer: fn(async () => undefined),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof InvestmentProfileService>

export default meta
type Story = StoryObj<typeof meta>

export const ABolderProfileAsksForTheTerm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Arrojado/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar escolha' }))
    await expect(
      await canvas.findByRole('link', { name: /leia e aceite o Termo de Ciência de Risco/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Li e aceito/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar escolha' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar para o Arrojado em dezembro' }))
    await waitFor(() =>
      expect(args.file).toHaveBeenCalledWith(expect.objectContaining({ idPerfil: 4, aceitaTermo: true })),
    )
  },
}

export const TheQuestionnaireTakesEveryAnswer: Story = {
  args: { situation: { ...newcomerSituation, perfis: openSituation.perfis } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder o questionário' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'É estável' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    const need = await canvas.findByRole('radiogroup', { name: /próximos 2 anos/ })
    await userEvent.click(within(need).getByRole('radio', { name: 'Não' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver meu resultado' }))
    await waitFor(() =>
      expect(args.answer).toHaveBeenCalledWith({
        versao: 1,
        respostas: { 'income-stability': 'stable', 'need-in-2-years': 'no' },
      }),
    )
    await expect(await canvas.findByText('Resultado guardado.')).toBeVisible()
  },
}

export const OutsideTheWindow: Story = { args: { situation: closedSituation } }

export const ChosenInThisWindow: Story = { args: { situation: chosenSituation } }

export const HeldDownByAnAnswer: Story = {
  args: { situation: { ...openSituation, resultado: cappedResult } },
}

export const WithoutHistory: Story = { args: { situation: newcomerSituation } }

export const IncomeForLife: Story = { args: { situation: lifetimeSituation } }
