import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { RegimePage } from './RegimePage.tsx'
import { openChoice, sentRegime, signedForGood, withoutBalance } from './tax-regime.fixtures.ts'
import { withOtherIncome } from './tax-simulator.fixtures.ts'

const page = onRequestPage()

const answering = (answer: RegimeAnswer) => () => {
  page.beforeEach()
  mockedCall('retornarRegimeTributacao').mockResolvedValue(answer)
}

const meta = {
  title: 'Páginas/Regime de tributação',
  component: RegimePage,
  ...page,
  beforeEach: answering(openChoice),
} satisfies Meta<typeof RegimePage>

export default meta
type Story = StoryObj<typeof meta>

export const ChosenAndSigned: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('optarRegimeTributacao').mockRejectedValueOnce(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { senha: 'Não confere.' },
      }),
    )
    const example = await canvas.findByRole('table', { name: 'Cinco contribuições pagas de uma vez' })
    await expect(within(example).getByRole('row', { name: /^Total/ })).toHaveTextContent('2.945,52')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))
    await expect((await canvas.findAllByText('Escolha um dos regimes.')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('radio', { name: /^Regressivo/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))

    const sign = await canvas.findByRole('button', { name: 'Assinar e ficar no regressivo' })
    await userEvent.click(sign)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Vi a comparação/ })).toHaveFocus())
    await expect(mockedCall('optarRegimeTributacao')).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vi a comparação/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /não pode ser desfeita/ }))
    const password = canvas.getByLabelText(/^Sua senha/)
    await userEvent.type(password, 'errada')
    await userEvent.click(sign)
    await expect(await canvas.findByText('Não confere.')).toBeVisible()
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')

    mockedCall('optarRegimeTributacao').mockResolvedValueOnce(sentRegime)
    await userEvent.type(password, 'segredo')
    await userEvent.click(sign)
    await expect(await canvas.findByRole('link', { name: /^Baixar o termo assinado/ })).toBeVisible()
    await expect(mockedCall('optarRegimeTributacao')).toHaveBeenLastCalledWith(
      expect.objectContaining({
        regime: 'regressivo',
        viuComparacao: true,
        aceitaIrrevogavel: true,
        senha: 'segredo',
      }),
    )
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('segredo')
  },
}

export const SettledForGood: Story = {
  beforeEach: answering(signedForGood),
  render: () => (
    <Narrow>
      <RegimePage />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Baixar o termo assinado' })).toHaveAttribute(
      'href',
      '/arquivos/termo-regime-tributacao?vinculo=2',
    )
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Once the answers were confirmed, the page says of them what the simulator says, also beside the signature. */
export const WithConfirmedAnswers: Story = {
  beforeEach: answering({ ...openChoice, simulacao: withOtherIncome }),
  play: async ({ canvas, userEvent }) => {
    const findings = () => canvas.findByRole('region', { name: 'Os dois regimes no seu caso' })
    await expect(await findings()).toHaveTextContent(/R\$\s4\.830,81 a menos de imposto no regressivo/)
    await userEvent.click(canvas.getByRole('radio', { name: /^Regressivo/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))
    await expect(await canvas.findByRole('button', { name: /^Assinar/ })).toBeVisible()
    await expect(await findings()).toHaveTextContent(/o regressivo custa menos saindo depois de 8 a 40 anos/)
  },
}

/** Before that it gives figures, and no verdict. */
export const NoBalance: Story = {
  beforeEach: answering(withoutBalance),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ainda não há saldo neste plano/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Conferir as minhas respostas' })).toBeVisible()
    await expect(canvas.queryByText(/a menos de imposto/)).toBeNull()
  },
}
