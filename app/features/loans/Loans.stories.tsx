import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { loanRequestDefinition } from './loan-request.tsx'
import { mayBorrow, mayRenew, sentLoan, tooEarly } from './loans.fixtures.ts'

const page = (situation: LoanSituationOnWire) => () => (
  <RequestPage definition={loanRequestDefinition} situation={situation} />
)

const meta = {
  title: 'Páginas/Empréstimos',
  ...onRequestPage(),
  render: page(mayBorrow),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The first loan: compared as it is filled in, refused above the margin, reviewed with every cost, and sent. */
export const FirstLoan: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('pedirEmprestimo').mockResolvedValue(sentLoan)
    const amount = await canvas.findByRole('textbox', { name: /Valor do empréstimo/ })
    const months = canvas.getByRole('textbox', { name: /Número de parcelas/ })
    await userEvent.type(amount, '20000')
    await userEvent.type(months, '12')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li as condições/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar empréstimo' }))
    await expect((await canvas.findAllByText(/a sua margem é de R\$\s900,00/))[0]).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '10000')
    await userEvent.tab()
    await expect(await canvas.findByRole('row', { name: /Primeira parcela/ })).toHaveTextContent(
      /899,75.*953,33/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar empréstimo' }))
    await expect(await canvas.findByText('Custo efetivo total ao ano (CET)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pedir R\$\s10\.000,00/ }))
    await expect(await canvas.findByRole('heading', { name: 'Recebemos seu pedido' })).toHaveFocus()
    await expect(canvas.getByText(/Você recebe R\$\s9\.697,67/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Baixar a proposta de contrato' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/contrato-emprestimo/77'),
    )
    await expect(mockedCall('pedirEmprestimo')).toHaveBeenCalledWith(
      expect.objectContaining({ valor: 10_000, parcelas: 12, sistema: 'price', ciente: true }),
    )
  },
}

/** Line and field are one number; both systems are counted with it, and what does not fit says what would. */
export const Simulated: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /Valor do empréstimo/ })
    const line = canvas.getByRole('slider', { name: /Valor do empréstimo/ })
    await userEvent.type(amount, '10000')
    await userEvent.type(canvas.getByRole('textbox', { name: /Número de parcelas/ }), '12')
    await userEvent.tab()
    await expect(line).toHaveValue('10000')
    await expect(await canvas.findByRole('row', { name: /Juros no contrato todo/ })).toHaveTextContent(
      /797,05.*780,00/,
    )
    await expect(await canvas.findByText(/No SAC você paga R\$\s17,05 a menos de juros/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Parcelas pelo SAC' }))
    await expect(await canvas.findByRole('row', { name: /^1 10\/12\/2026/ })).toHaveTextContent(/953,33/)
    await userEvent.click(line)
    await userEvent.keyboard('{ArrowRight}')
    await expect(amount).toHaveValue('10.100')
    await userEvent.clear(amount)
    await userEvent.type(amount, '20000')
    await expect(
      await canvas.findByText(
        /a sua margem é de R\$\s900,00\. Neste prazo cabem R\$\s[\d.,]+; este valor cabe em \d+ parcelas/,
      ),
    ).toBeVisible()
  },
}

/** With a running contract: how far it is paid, what pays it off, and a new one that settles it. */
export const Renewal: Story = {
  render: page(mayRenew),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 de 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Parcelas do empréstimo atual' }))
    await expect(await canvas.findByText('10/06/2027')).toBeVisible()
    await expect(canvas.getByText(/O novo empréstimo quita o atual/)).toBeVisible()
    await expect(canvas.getByText('Parcela deste mês')).toBeVisible()
    await expect(canvas.getByText('21,52%')).toBeVisible()
    await expect(canvas.queryByText('Parcelas em atraso')).not.toBeInTheDocument()
  },
}

export const TooEarlyToRenew: Story = {
  render: page(tooEarly),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Agora não é possível pedir um empréstimo' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Pode renovar quando chegar a 25%/)).toBeVisible()
    await expect(canvas.getByText('1 de 12')).toBeVisible()
  },
}

/** Nothing was ever borrowed, and nothing may be: no bank account is on record. */
export const Empty: Story = { render: page({ ...mayBorrow, conta: null }) }

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('pedirEmprestimo').mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'O plano não empresta mais neste mês.',
      }),
    )
    await userEvent.type(await canvas.findByRole('textbox', { name: /Valor do empréstimo/ }), '5000')
    await userEvent.type(canvas.getByRole('textbox', { name: /Número de parcelas/ }), '12')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li as condições/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar empréstimo' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Pedir R\$\s5\.000,00/ }))
    await expect(await canvas.findByText('O plano não empresta mais neste mês.')).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(mayRenew)()}</Narrow> }

export const Loading: Story = {
  render: () => (
    <RequestPending
      title={serviceNames.emprestimos}
      lead={loanRequestDefinition.text.lead}
      label={loanRequestDefinition.text.pending}
    />
  ),
}
