import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { SimulationAnswer } from '#contract/tax-regime.ts'
import { SimulatorPending } from './SimulatorPending.tsx'
import { SimulatorView } from './SimulatorView.tsx'
import { income, nothingSaved, ownBalance, saving } from './tax-simulator.fixtures.ts'
import { simulateTax } from './tax-simulator.functions.ts'

const meta = {
  title: 'Páginas/Simulador de tributação',
  component: SimulatorView,
  args: { first: ownBalance },
  decorators: [withQueries(), withRouter(['/services/regime-tributacao'])],
} satisfies Meta<typeof SimulatorView>

export default meta
type Story = StoryObj<typeof meta>

/** The last result stays while another one is calculated; the new one is said beside the button. */
export const CalculatedOnPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve: answerLate } = Promise.withResolvers<SimulationAnswer>()
    mocked(simulateTax).mockReturnValue(promise)
    const result = within(await canvas.findByRole('region', { name: 'Resultado' }))
    const finding = result.getByText(/R\$\s2\.119,82 a menos/)
    await userEvent.click(canvas.getByRole('radio', { name: /^Começar do zero/ }))
    const contribution = canvas.getByRole('textbox', { name: 'Contribuição por mês' })
    await userEvent.clear(contribution)
    await userEvent.type(contribution, '1000')
    await expect(simulateTax).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }))
    await expect(await canvas.findByText('Calculando os dois regimes…')).toBeVisible()
    await expect(finding).toBeVisible()
    answerLate(saving)
    const status = await canvas.findByText(/R\$\s10\.924,85 a menos de imposto no progressivo/, {
      selector: '[role=status]',
    })
    await expect(status).toBeVisible()
    const table = within(result.getByRole('table', { name: 'Os dois regimes, lado a lado' }))
    await expect(table.getByRole('row', { name: /^Imposto final/ })).toHaveTextContent(
      /35\.642,64.*24\.717,79/,
    )
    await expect(simulateTax).toHaveBeenCalledWith({
      data: expect.objectContaining({ usaSaldo: 'N', contribuicao: 1000, saida: 10 }),
    })
  },
}

/** Complaints lead to their fields; nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Começar do zero/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Deduzo as contribuições/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular' }))
    await expect(
      await canvas.findByRole('link', { name: /Começando do zero, informe uma contribuição/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Renda tributável/ })).toBeInvalid()
    await expect(simulateTax).not.toHaveBeenCalled()
  },
}

/** What was calculated last stays when the next one is refused. */
export const Refused: Story = {
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
  args: { first: { ...income, idade: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/R\$\s5\.049,00 a menos de imposto em cada declaração/),
    ).toBeVisible()
    await expect(canvas.getByText(/não foi considerada/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Renda por um número de anos' }))
    await expect(canvas.getByRole('textbox', { name: 'Anos de renda' })).toHaveValue('15')
    await userEvent.click(canvas.getByRole('button', { name: 'Todos os anos de saída no regressivo' }))
    const years = canvas.getByRole('table', { name: 'Todos os anos de saída no regressivo' })
    await expect(within(years).getAllByRole('row')).toHaveLength(41)
  },
}

export const NothingSaved: Story = {
  args: { first: nothingSaved },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Informe uma contribuição por mês e calcule/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Pending: Story = { render: () => <SimulatorPending /> }
