import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { BenefitSimulatorView } from './BenefitSimulatorPage.tsx'
import { BenefitSimulatorPending } from './BenefitSimulatorPending.tsx'
import { anybody, saving, termOnly } from './benefit-simulation.fixtures.ts'
import { PublicSimulatorView } from './PublicSimulatorPage.tsx'

const meta = {
  title: 'Páginas/Simulador de benefício',
  component: BenefitSimulatorView,
  args: { opening: saving },
  decorators: [withQueries(), withRouter(['/login', '/services/simulador-beneficio'])],
} satisfies Meta<typeof BenefitSimulatorView>

export default meta
type Story = StoryObj<typeof meta>

/** A line, its number, the sentence and the tables go together; the beginning is one press away. */
export const EveryNumberMovesTheResult: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = within(await canvas.findByRole('region', { name: 'Quanto você pode receber' }))
    const table = result.getByRole('table', { name: 'Renda por tipo' })
    await expect(result.getByRole('status')).toHaveTextContent(/473\.397,89/)
    await expect(within(table).getByRole('row', { name: /^Percentual do saldo/ })).toHaveTextContent(
      '2.840,39',
    )
    await expect(within(table).getByRole('row', { name: /^Prazo certo/ })).toHaveTextContent('2.613,54')
    await expect(within(table).getByRole('row', { name: /^Vitalícia/ })).toHaveTextContent('2.065,89')

    const contribution = canvas.getByRole('textbox', { name: 'Sua contribuição por mês' })
    await userEvent.clear(contribution)
    await userEvent.type(contribution, '0')
    await expect(await result.findByText(/Aos 60 anos o saldo pode chegar/)).not.toHaveTextContent(
      '473.397,89',
    )
    await expect(canvas.getByRole('slider', { name: 'Sua contribuição por mês' })).toHaveValue('0')

    await userEvent.click(canvas.getByRole('button', { name: 'Voltar aos meus dados' }))
    await expect(await canvas.findByText(/Aos 60 anos o saldo pode chegar a R\$\s473\.397,89/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Voltar aos meus dados' })).toHaveFocus()
  },
}

/** The same figures as a table, for who would rather read. */
export const ATableForEveryChart: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Como o saldo cresce', 'E se render mais, ou menos?', 'Depois da aposentadoria']) {
      const card = within(await canvas.findByRole('region', { name }))
      for (const button of card.getAllByRole('button', { name: /tabela/ })) await userEvent.click(button)
      for (const table of card.getAllByRole('table')) await expect(table).toBeVisible()
      await expect(card.queryByRole('slider')).toBeNull()
    }
  },
}

/** What is typed stays as it was typed; once the field is left it says what is reckoned with instead. */
export const AnAgeOutOfItsRange: Story = {
  play: async ({ canvas, userEvent }) => {
    const age = await canvas.findByRole('textbox', { name: 'Idade ao se aposentar' })
    await userEvent.clear(age)
    await userEvent.type(age, '62')
    await expect(age).toHaveValue('62')
    await expect(await canvas.findByText(/Aos 62 anos o saldo pode chegar/)).toBeVisible()
    await userEvent.clear(age)
    await userEvent.type(age, '99')
    await userEvent.tab()
    await expect(age).toHaveAccessibleDescription(/usamos 75 anos, o maior valor desta simulação/)
    await expect(await canvas.findByText(/Aos 75 anos o saldo pode chegar/)).toBeVisible()
  },
}

/** Where each number comes from, and what it was before it was changed. */
export const KnowsWhoseTheNumbersAre: Story = {
  play: async ({ canvas, userEvent }) => {
    const contribution = await canvas.findByRole('textbox', { name: 'Sua contribuição por mês' })
    await expect(contribution).toHaveAccessibleDescription(/Dos seus dados/)
    await userEvent.clear(contribution)
    await userEvent.type(contribution, '700')
    await expect(contribution).toHaveAccessibleDescription(/Nos seus dados: R\$\s600,00/)
    await expect(
      canvas.getByRole('textbox', { name: 'Rendimento acima da inflação, ao ano' }),
    ).toHaveAccessibleDescription(/O que o plano supõe/)
  },
}

/** Two stand aside, the third is in the fields: what differs, what comes of it, and the difference to the first. */
export const ThreeScenariosSideBySide: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Comparar cenários' }))
    const keep = card.getByRole('button', { name: 'Deixar estes números de lado' })
    await userEvent.click(keep)
    await userEvent.click(canvas.getByRole('slider', { name: 'Idade ao se aposentar' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await canvas.findByText(/Aos 62 anos o saldo pode chegar/)
    await userEvent.click(keep)
    await expect(keep).toBeDisabled()
    await userEvent.click(canvas.getByRole('slider', { name: 'Idade ao se aposentar' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const table = within(await card.findByRole('table', { name: 'Cenários lado a lado' }))
    await expect(table.getByRole('row', { name: /^Idade ao se aposentar/ })).toHaveTextContent(
      /60 anos.*62 anos.*64 anos/,
    )
    await expect(
      table.getByRole('row', { name: /^Saldo na aposentadoria. Diferença para Cenário 1/ }),
    ).toHaveTextContent(/\+R\$/)
    await expect(card.getAllByRole('figure')).toHaveLength(2)

    await userEvent.click(card.getByRole('button', { name: 'Tirar Cenário 2' }))
    await expect(keep).toBeEnabled()
    await userEvent.click(card.getByRole('button', { name: 'Abrir Cenário 1' }))
    await expect(await canvas.findByText(/Aos 60 anos o saldo pode chegar/)).toBeVisible()
  },
}

/** What a plan does not grant stands nowhere. */
export const OneIncomeAlone: Story = {
  args: { opening: termOnly },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Renda por tipo' })
    await expect(within(table).getAllByRole('row')).toHaveLength(2)
    await expect(canvas.queryByRole('slider', { name: 'Percentual do saldo por mês' })).toBeNull()
  },
}

export const NothingSavedYet: Story = {
  args: { opening: anybody },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ainda não há saldo. Informe/)).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

/** An address may say anything: what cannot be simulated is moved, and that is said. */
export const PublicWithAHostileAddress: Story = {
  render: () => (
    <PublicSimulatorView
      opening={anybody}
      query="idade=40&rendimento=99&contribuicao=500&meta=%3Cscript%3E"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rendimento acima da inflação, ao ano: usamos 8/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Simulador de benefício' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiar o link' })).toBeVisible()
  },
}

export const Loading: Story = {
  render: () => <BenefitSimulatorPending />,
}
