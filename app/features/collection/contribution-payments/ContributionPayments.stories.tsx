import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { NextPayment } from '#contract/collection/contribution-payments.ts'
import {
  debitDetail,
  nextBlocked,
  nextFixed,
  nextVoluntary,
  openDetail,
  openSlip,
  overdueDetail,
  overdueSlip,
  paidSlip,
} from './contribution-payments.fixtures.ts'
import { NewPayment } from './NewPayment.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { PaymentView } from './PaymentView.tsx'

const answering = (next: NextPayment) => () => {
  mockedCall('retornarContribuicoesGeradas').mockResolvedValue({
    proxima: next,
    contribuicoes: [],
    avisoAtraso: null,
  })
}

const meta = {
  title: 'Páginas/Gerar contribuição',
  component: PaymentsView,
  args: { next: nextBlocked, payments: [openSlip, overdueSlip, paidSlip] },
  ...onRequestPage(),
} satisfies Meta<typeof PaymentsView>

export default meta
type Story = StoryObj<typeof meta>

export const OverdueAndOpen: Story = {
  play: async ({ canvas }) => {
    const overdue = await canvas.findByRole('region', { name: 'Contribuição de outubro de 2026' })
    await expect(overdue).toHaveTextContent('421,06')
    await expect(overdue).toHaveTextContent('Venceu há 43 dias, 10 de outubro de 2026')
    const table = canvas.getByRole('table', { name: 'Histórico' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText('A contribuição de dezembro já foi gerada.')).toBeVisible()
  },
}

/** The notice of three months has a day to answer by. */
export const ToldOfArrears: Story = {
  args: { awaited: { ate: '2026-12-21', opcao: 'resgate' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suas contribuições estão em atraso')).toBeVisible()
    await expect(
      canvas.getByText(
        /até 21\/12\/2026\. Sem resposta, as contribuições param e vale o resgate do saldo\.$/,
      ),
    ).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { next: nextFixed, payments: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nenhuma contribuição gerada ainda')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(canvas.getByText('Parte que era da patrocinadora')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gerar contribuição de dezembro' })).toBeVisible()
  },
}

/** A debt of a real fund is never called a demonstration. */
export const OneOfARealFund: Story = {
  render: () => (
    <PaymentView
      payment={{ ...openDetail, boleto: openDetail.boleto && { ...openDetail.boleto, demonstracao: false } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR Code do PIX' })).toBeVisible()
    await expect(canvas.queryByText(/demonstração|fictícios/)).toBeNull()
  },
}

export const OneToPay: Story = {
  render: () => <PaymentView payment={openDetail} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('34191.09008 00000.160051 71234.570001 1 16560000012208'),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'QR Code do PIX' })).toBeVisible()
    await expect(canvas.getAllByText('Ambiente de demonstração: não pague este código.')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Baixar boleto em PDF' })).toHaveAttribute(
      'href',
      '/arquivos/boleto/1?vinculo=2',
    )
    mockedCall('cancelarContribuicaoGerada').mockResolvedValue({ id: openDetail.id })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar contribuição' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar esta contribuição?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar contribuição' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('cancelarContribuicaoGerada')).toHaveBeenCalledWith({
      idContribuicao: openDetail.id,
    })
  },
}

export const OneOverdue: Story = {
  render: () => <PaymentView payment={overdueDetail} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(canvas.getByText(/2% de R\$\s408,53/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancelar contribuição' })).toBeNull()
  },
}

export const OneByDebit: Story = {
  render: () => <PaymentView payment={debitDetail} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12345-7')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const IssuedByDebit: Story = {
  beforeEach: answering(nextVoluntary),
  render: () => <NewPayment />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('gerarContribuicao').mockResolvedValue(debitDetail)
    await userEvent.click(await canvas.findByRole('radio', { name: /Débito em conta/ }))
    await expect(canvas.getByRole('button', { name: 'Revisar contribuição' })).toBeDisabled()
    await userEvent.type(await canvas.findByRole('textbox', { name: /Agência/ }), '0057')
    await userEvent.type(canvas.getByRole('textbox', { name: /Conta/ }), '123457')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar contribuição' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar débito de dezembro' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Pronto, a contribuição foi gerada' }),
    ).toHaveFocus()
    await expect(mockedCall('gerarContribuicao')).toHaveBeenCalledWith(
      expect.objectContaining({
        valorContribuicao: 250,
        formaPagamento: 5,
        conta: '12345-7',
        banco: 341,
      }),
    )
  },
}

export const AlreadyIssued: Story = {
  beforeEach: answering(nextBlocked),
  render: () => <NewPayment />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'A contribuição de dezembro já foi gerada' }),
    ).toBeVisible()
  },
}
