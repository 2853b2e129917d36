import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { LoanBillsView } from './LoanBillsView.tsx'
import { LoanBillView } from './LoanBillView.tsx'
import {
  detailOf,
  expiredExtra,
  expiredSettlement,
  extraPaymentFacts,
  lateBill,
  openBill,
  paidBill,
  settlementOffers,
} from './loan-bills.fixtures.ts'
import { loanBillsText } from './loan-bills.text.ts'

const meta = {
  title: 'Páginas/Boletos do empréstimo',
  component: LoanBillsView,
  args: {
    bills: [lateBill, openBill, paidBill, expiredSettlement],
    offers: settlementOffers,
    extra: extraPaymentFacts,
  },
  ...onRequestPage(),
} satisfies Meta<typeof LoanBillsView>

export default meta
type Story = StoryObj<typeof meta>

/** Payable boletos come first, the overdue one with its charges; the table lists all. */
export const LateAndOpen: Story = {
  play: async ({ canvas }) => {
    const toPay = await canvas.findByRole('region', { name: 'Parcelas a pagar' })
    const late = within(toPay).getByRole('region', { name: 'Parcela 3 de 12' })
    await expect(late).toHaveTextContent('921,35')
    await expect(late).toHaveTextContent('mais R$ 21,60 de encargos')
    await expect(
      within(toPay).getByRole('link', { name: 'Ver como pagar: Parcela 4 de 12' }),
    ).toHaveAttribute('href', '/services/emprestimos/boletos?boleto=31')
    await expect(within(toPay).queryByText(/Quitação/)).not.toBeInTheDocument()
    await expect(within(canvas.getByRole('table', { name: 'Histórico' })).getAllByRole('row')).toHaveLength(5)
  },
}

/** For a day, at what is owed then: said in full before the boleto is issued. */
export const PaidOffAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('gerarBoletoQuitacao').mockResolvedValue(detailOf(openBill))
    await userEvent.click(await canvas.findByRole('button', { name: 'Gerar boleto de quitação' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/Você paga R\$\s7\.120,40 em 23\/11\/2026/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gerar boleto de quitação' }))
    await expect(mockedCall('gerarBoletoQuitacao')).toHaveBeenCalledWith({
      chaveEnvio: expect.any(String),
      em: '2026-11-23',
    })
  },
}

/** More than an instalment: both ways are told before the boleto is issued, and a payment that would be enough for all is refused. */
export const PaidInPart: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('gerarBoletoPagamentoExtra').mockResolvedValue(detailOf(openBill))
    const amount = await canvas.findByRole('textbox', { name: 'Quanto você quer pagar' })
    await userEvent.type(amount, '9000')
    await expect(
      await canvas.findByText(/Informe um valor menor, ou gere o boleto de quitação/),
    ).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '2000')
    const shorter = await canvas.findByRole('radio', { name: /Diminuir o prazo/ })
    await expect(shorter).toBeChecked()
    await expect(canvas.getByText(/^Faltam 7 parcelas em vez de 9/)).toBeVisible()
    await expect(canvas.getByText(/^Faltam 9 parcelas de R\$\s665,21, em vez de R\$\s899,75/)).toBeVisible()
    await userEvent.click(canvas.getByText('Diminuir a parcela'))
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar boleto do pagamento extra' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/Você paga R\$\s2\.000,00 até 23\/11\/2026/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gerar boleto do pagamento extra' }))
    await expect(mockedCall('gerarBoletoPagamentoExtra')).toHaveBeenCalledWith({
      chaveEnvio: expect.any(String),
      valor: 2_000,
      em: '2026-11-23',
      efeito: 'parcela',
    })
  },
}

export const ExtraPaymentThatWaits: Story = {
  args: { extra: { ...extraPaymentFacts, espera: '2026-11-25' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Você já tem um boleto de pagamento extra, que vale até 25/),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Quanto você quer pagar' })).not.toBeInTheDocument()
  },
}

export const ExtraPaymentThatExpired: Story = {
  render: () => <LoanBillView bill={detailOf(expiredExtra)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nada mudou no empréstimo/)).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { bills: [], offers: null, extra: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum boleto ainda')).toBeVisible()
  },
}

export const OneToPay: Story = {
  render: () => <LoanBillView bill={detailOf(openBill)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Parcela 4 de 12' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Baixar boleto em PDF/ })).toBeVisible()
  },
}

export const OneThatIsLate: Story = {
  render: () => <LoanBillView bill={detailOf(lateBill)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(canvas.getByText(/ao mês × 12\/30/)).toBeVisible()
  },
}

/** A settlement is paid on its day or not at all. */
export const SettlementThatExpired: Story = {
  render: () => <LoanBillView bill={detailOf(expiredSettlement)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Este boleto valia só até o vencimento/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copiar código PIX' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  render: () => (
    <Narrow>
      <LoanBillsView
        bills={[lateBill, openBill, paidBill]}
        offers={settlementOffers}
        extra={extraPaymentFacts}
      />
    </Narrow>
  ),
}

export const Loading: Story = {
  render: () => {
    const Pending = cardsPending(loanBillsText, [8])
    return <Pending />
  },
}
