import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { ExitStatementView } from './ExitStatementPage.tsx'
import {
  contestedStatement,
  correctedStatement,
  gustavosStatement,
  newcomersStatement,
  statementOfBefore,
  statementToCome,
} from './exit-statement.fixtures.ts'
import { exitStatementText } from './exit-statement.text.ts'

const meta = {
  title: 'Páginas/Extrato de desligamento',
  component: ExitStatementView,
  args: { answer: gustavosStatement },
  decorators: [withSession(), withQueries(), withRouter()],
} satisfies Meta<typeof ExitStatementView>

export default meta
type Story = StoryObj<typeof meta>

export const Delivered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Baixar em PDF' })).toHaveAttribute(
      'href',
      '/arquivos/extrato-desligamento/1?vinculo=1',
    )
    const table = canvas.getByRole('table', { name: 'Resgate de tudo nos dois regimes' })
    await expect(within(table).getByRole('row', { name: /Progressivo/ })).toHaveTextContent('44.950,00')
    await expect(canvas.getByText(/a declaração anual cobra mais R\$\s7\.750,00/)).toBeVisible()
    await expect(canvas.getByText('4 anos e 7 meses')).toBeVisible()
    await expect(canvas.getByText(/^Você pode escolher até 06\/01\/2027/)).toBeVisible()
  },
}

/** A statement that was signed before says what it said. */
export const OfBefore: Story = {
  args: { answer: statementOfBefore },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Resgate de tudo nos dois regimes' })
    await expect(within(table).getByRole('row', { name: /Progressivo/ })).toHaveTextContent('52.700,00')
    await expect(canvas.queryByText(/declaração anual/)).toBeNull()
  },
}

export const WithClosedOptions: Story = {
  args: { answer: newcomersStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Você ainda não tem o tempo de plano/)).toHaveLength(2)
    await expect(canvas.getByText('Empréstimo a quitar antes')).toBeVisible()
    await expect(canvas.getByText('Não informada')).toBeVisible()
  },
}

export const Corrected: Story = {
  args: { answer: correctedStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Versão 1, de 07/11/2026' })).toHaveAttribute(
      'href',
      '/arquivos/extrato-desligamento/1?vinculo=1',
    )
  },
}

export const Contesting: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('contestarExtratoDesligamento').mockResolvedValue({
      idRequisicao: 91,
      protocolo: '2026.0000091',
      dataSolicitacao: '2026-11-11T15:00:00Z',
      status: { id: 1, nome: 'Recebida' },
      codigo: sentCode,
      prazo: '2026-12-03',
      dados: { versao: 1, entregueEm: '2026-11-07', motivo: 'O saldo da patrocinadora não confere.' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Contestar o extrato' }))
    const dialog = await screen.findByRole('dialog', { name: 'Contestar o extrato de desligamento' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Contestar e parar o prazo' }))
    await expect(within(dialog).getByText('Escreva o que está errado no extrato.')).toBeVisible()
    const reason = within(dialog).getByRole('textbox', { name: /O que está errado/ })
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, 'O saldo da patrocinadora não confere.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Contestar e parar o prazo' }))
    await expect(mockedCall('contestarExtratoDesligamento')).toHaveBeenCalledWith(
      expect.objectContaining({ motivo: 'O saldo da patrocinadora não confere.' }),
    )
  },
}

export const Contested: Story = {
  args: { answer: contestedStatement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O prazo para escolher está parado até a resposta/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Contestar o extrato' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Acompanhar a contestação' })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=91',
    )
  },
}

export const StillToCome: Story = {
  args: { answer: statementToCome },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Você recebe o extrato de desligamento até 11\/12\/2026/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Baixar em PDF' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <ExitStatementView {...args} />
    </Narrow>
  ),
}

const StatementPending = cardsPending(exitStatementText, [2, 8, 6])

export const Pending: Story = { render: () => <StatementPending /> }
