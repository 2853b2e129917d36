import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { ExitStatementView } from './ExitStatementView.tsx'
import {
  correctedStatement,
  gustavosStatement,
  newcomersStatement,
  statementToCome,
} from './exit-statement.fixtures.ts'
import { exitStatementText } from './exit-statement.text.ts'

const meta = {
  title: 'Páginas/Extrato de desligamento',
  component: ExitStatementView,
  args: { answer: gustavosStatement },
  decorators: [withSession()],
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
    await expect(within(table).getByRole('row', { name: /Progressivo/ })).toHaveTextContent('52.700,00')
    await expect(canvas.getByText('4 anos e 7 meses')).toBeVisible()
    await expect(canvas.getByText(/^Você pode escolher até 06\/01\/2027/)).toBeVisible()
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

export const StillToCome: Story = {
  args: { answer: statementToCome },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Você recebe o extrato até 11\/12\/2026/)).toBeVisible()
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
