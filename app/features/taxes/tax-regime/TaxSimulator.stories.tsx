import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { workbenchPending } from '#app/features/request-engine/workbench-pending.tsx'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { SimulatorView } from './SimulatorPage.tsx'
import {
  confirmed,
  income,
  nothingSaved,
  saving,
  settled,
  unconfirmed,
  withOtherIncome,
} from './tax-simulator.fixtures.ts'
import { simulateTax } from './tax-simulator.functions.ts'
import { simulatorText } from './tax-simulator.text.ts'

const meta = {
  title: 'Páginas/Simulador de tributação',
  component: SimulatorView,
  args: { first: unconfirmed },
  decorators: [withQueries(), withRouter(['/services/regime-tributacao'])],
} satisfies Meta<typeof SimulatorView>

export default meta
type Story = StoryObj<typeof meta>

/** No verdict before the answers are confirmed; then it is said beside the button too, and stays while another one is calculated. */
export const CalculatedOnPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = within(await canvas.findByRole('region', { name: 'Resultado' }))
    await expect(result.getByText(/^Preenchemos as respostas/)).toBeVisible()
    await expect(canvas.queryByText(/a menos de imposto/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Contribuição por mês' })).toHaveValue('268,78')
    await expect(canvas.getByText(/Começamos com doze salários de hoje/)).toBeVisible()

    mocked(simulateTax).mockResolvedValueOnce(withOtherIncome)
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }))
    const status = await canvas.findByText(/R\$\s4\.830,81 a menos de imposto no regressivo/, {
      selector: '[role=status]',
    })
    await expect(status).toBeVisible()

    const { promise, resolve: answerLate } = Promise.withResolvers<SimulationAnswer>()
    mocked(simulateTax).mockReturnValue(promise)
    const finding = within(canvas.getByRole('region', { name: 'Resultado' })).getByText(
      /R\$\s4\.830,81 a menos/,
    )
    await userEvent.click(canvas.getByRole('radio', { name: /^Começar do zero/ }))
    const contribution = canvas.getByRole('textbox', { name: 'Contribuição por mês' })
    await userEvent.clear(contribution)
    await userEvent.type(contribution, '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }))
    await expect(await canvas.findByText('Calculando os dois regimes…')).toBeVisible()
    await expect(finding).toBeVisible()
    answerLate(saving)
    await expect(
      await canvas.findByText(/R\$\s10\.924,85 a menos de imposto no progressivo/, {
        selector: '[role=status]',
      }),
    ).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Os dois regimes, lado a lado' }))
    await expect(table.getByRole('row', { name: /^Imposto final/ })).toHaveTextContent(
      /35\.642,64.*24\.717,79/,
    )
    await expect(simulateTax).toHaveBeenLastCalledWith({
      data: expect.objectContaining({ usaSaldo: 'N', contribuicao: 1000, saida: 22 }),
    })
  },
}

/** Complaints lead to their fields; nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Começar do zero/ }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Contribuição por mês' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Deduzo as contribuições/ }))
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Renda tributável/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }))
    await expect(
      await canvas.findByRole('link', { name: /Informe de R\$\s0,00 a R\$\s1\.000\.000,00/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Renda tributável/ })).toBeInvalid()
    await expect(simulateTax).not.toHaveBeenCalled()
  },
}

/** The last result stays when the next calculation is refused. */
export const Refused: Story = {
  args: { first: confirmed(saving) },
  play: async ({ canvas, userEvent }) => {
    mocked(simulateTax).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O serviço não respondeu.' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Calcular' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('O serviço não respondeu.'))
    await expect(canvas.getByRole('table', { name: 'Os dois regimes, lado a lado' })).toBeVisible()
  },
}

/** An income for a term, with the deduction. */
export const Income: Story = {
  args: { first: confirmed({ ...income, idade: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/R\$\s5\.049,00 a menos de imposto em cada declaração/),
    ).toBeVisible()
    await expect(canvas.getByText(/não foi considerada/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Anos de renda' })).toHaveValue('15')
    await userEvent.click(canvas.getByRole('button', { name: 'Todos os anos de saída no regressivo' }))
    const years = canvas.getByRole('table', { name: 'Todos os anos de saída no regressivo' })
    await expect(within(years).getAllByRole('row')).toHaveLength(41)
  },
}

export const NothingSaved: Story = {
  args: { first: confirmed(nothingSaved) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Informe uma contribuição por mês e calcule/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A settled regime takes the place of the simulator. */
export const Settled: Story = {
  args: { first: settled },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Seu regime hoje' })).toHaveTextContent(
      'definitiva',
    )
    await expect(canvas.queryByRole('button', { name: 'Calcular' })).toBeNull()
  },
}

export const Pending: Story = {
  render: workbenchPending({ slug: 'simulador-regime-tributacao', text: simulatorText }),
}
