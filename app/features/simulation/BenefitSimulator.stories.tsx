import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { workbenchPending } from '#app/features/request-engine/workbench-pending.tsx'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { BenefitSimulatorView } from './BenefitSimulatorPage.tsx'
import { anybody, kept, saving, termOnly } from './benefit-simulation.fixtures.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { PublicSimulatorView } from './PublicSimulatorPage.tsx'

const meta = {
  title: 'Páginas/Simulador de benefício',
  component: BenefitSimulatorView,
  args: { opening: saving, kept },
  decorators: [withQueries(), withRouter(['/login', '/chat', '/services/simulador-beneficio'])],
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

/** Typed text stays as typed; on blur the field says which value is used instead. */
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
    await userEvent.click(card.getByRole('button', { name: 'Usar Cenário 1' }))
    await expect(await canvas.findByText(/Aos 60 anos o saldo pode chegar/)).toBeVisible()
  },
}

/** A simulation is kept under a name of its own; what came of it, what changed since, and what may be done with it. */
export const SimulationsThatWereKept: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Suas simulações guardadas' }))
    const list = within(card.getByRole('list', { name: 'Simulações guardadas' }))
    await expect(list.getByText(/Guardada em 10\/11\/2026. Aos 65 anos, saldo de/)).toBeVisible()
    await expect(list.getByText(/Nada mudou desde então/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'O que mudou desde então' }))
    await expect(list.getByText(/saldo hoje: era R\$\s32.150,40, agora é R\$\s50.000,00/)).toBeVisible()
    await expect(list.getByText(/Com os mesmos números, hoje o saldo seria/)).toBeVisible()

    await userEvent.click(card.getByRole('button', { name: 'Guardar esta simulação' }))
    const name = card.getByRole('textbox', { name: 'Nome da simulação' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/Dê um nome à simulação/)
    mockedCall('guardarSimulacaoBeneficio').mockRejectedValueOnce(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { nome: 'Você já guardou uma simulação com este nome. Escolha outro.' },
      }),
    )
    await userEvent.type(name, 'Aos 65 anos{Enter}')
    await expect(await card.findByText(/já guardou uma simulação com este nome/)).toBeVisible()
    mockedCall('guardarSimulacaoBeneficio').mockResolvedValueOnce({ id: 3 })
    await userEvent.type(name, ', com saque{Enter}')
    await expect(mockedCall('guardarSimulacaoBeneficio')).toHaveBeenLastCalledWith({
      nome: 'Aos 65 anos, com saque',
      entradas: saving.entradas,
    })
    await expect(name).toHaveValue('')
  },
}

/** Saved simulations are compared with the current fields, and downloaded side by side. */
export const KeptOnesCompared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar Aos 65 anos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Comparar Como eu estava' }))
    const table = within(await canvas.findByRole('table', { name: 'Cenários lado a lado' }))
    await expect(table.getByRole('columnheader', { name: 'Aos 65 anos' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Baixar a comparação em PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/simulacao-beneficio/2?comparadas=1'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir Aos 65 anos' }))
    await expect(await canvas.findByText(/Aos 65 anos o saldo pode chegar/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar da comparação Aos 65 anos' }))
    await expect(canvas.queryByRole('link', { name: 'Baixar a comparação em PDF' })).toBeNull()
  },
}

/** The service desk gets it with a question; deleting it asks first. */
export const TalkingAboutOneAndDeletingIt: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('conversarSimulacaoBeneficio').mockResolvedValue({ idConversa: 7 })
    mockedCall('excluirSimulacaoBeneficio').mockResolvedValue({ id: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir Como eu estava' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir “Como eu estava”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    await expect(mockedCall('excluirSimulacaoBeneficio')).toHaveBeenCalledWith({ idSimulacao: 1 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Conversar Aos 65 anos' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sua pergunta' }), 'Vale a pena?')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar ao atendimento' }))
    await expect(mockedCall('conversarSimulacaoBeneficio')).toHaveBeenCalledWith({
      idSimulacao: 2,
      mensagem: 'Vale a pena?',
      chaveEnvio: expect.any(String),
    })
  },
}

export const NothingKeptYet: Story = {
  args: { kept: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não guardou nenhuma simulação.')).toBeVisible()
  },
}

/** Income types the plan does not grant are not listed. */
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

/** Without figures in its address the page begins with an example, and says so. */
export const PublicWithAnExample: Story = {
  render: () => <PublicSimulatorView opening={anybody} query="" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Começamos com um exemplo/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Sua contribuição por mês' })).toHaveValue('500')
    const result = within(canvas.getByRole('region', { name: 'Quanto você pode receber' }))
    await expect(result.getByRole('table', { name: 'Renda por tipo' })).toBeVisible()
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
  render: workbenchPending({ slug: 'simulador-beneficio', text: simulationText }),
}
