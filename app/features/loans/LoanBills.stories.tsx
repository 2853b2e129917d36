import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, within } from 'storybook/test'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { onRequestPage } from '#app/features/service-request/request-story.fixtures.tsx'
import { LoanBillsView } from './LoanBillsView.tsx'
import { LoanBillView } from './LoanBillView.tsx'
import {
  detailOf,
  expiredSettlement,
  lateBill,
  openBill,
  paidBill,
  settlementOffers,
} from './loan-bills.fixtures.ts'
import { issueSettlement } from './loan-bills.functions.ts'
import { loanBillsText } from './loan-bills.text.ts'

const meta = {
  title: 'Páginas/Boletos do empréstimo',
  component: LoanBillsView,
  args: { bills: [lateBill, openBill, paidBill, expiredSettlement], offers: settlementOffers },
  ...onRequestPage(),
} satisfies Meta<typeof LoanBillsView>

export default meta
type Story = StoryObj<typeof meta>

/** What can be paid comes first, the late one with its charges; every boleto is in the table. */
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
    mocked(issueSettlement).mockResolvedValue(detailOf(openBill))
    await userEvent.click(await canvas.findByRole('button', { name: 'Gerar boleto de quitação' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/Você paga R\$\s7\.120,40 em 23\/11\/2026/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gerar boleto de quitação' }))
    await expect(issueSettlement).toHaveBeenCalledWith({
      data: { chaveEnvio: expect.any(String), em: '2026-11-23' },
    })
  },
}

export const NothingYet: Story = {
  args: { bills: [], offers: null },
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
      <LoanBillsView bills={[lateBill, openBill, paidBill]} offers={settlementOffers} />
    </Narrow>
  ),
}

export const Loading: Story = {
  render: () => {
    const Pending = cardsPending(loanBillsText, [8])
    return <Pending />
  },
}
