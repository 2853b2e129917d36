import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
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
import { GenerateContributionPending } from './GenerateContributionPending.tsx'
import { IssueRequest } from './IssueRequest.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { PaymentView } from './PaymentView.tsx'

const meta = {
  title: 'Páginas/Gerar contribuição',
  component: PaymentsView,
  args: { next: nextBlocked, payments: [openSlip, overdueSlip, paidSlip] },
  decorators: [withQueries(), withRouter(), withSession()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof PaymentsView>

export default meta
type Story = StoryObj<typeof meta>

export const OverdueAndOpen: Story = {
  play: async ({ canvas }) => {
    const overdue = await canvas.findByRole('region', { name: 'Contribuição de outubro de 2026' })
    await expect(overdue).toHaveTextContent('421,06')
    await expect(overdue).toHaveTextContent('Venceu em 10/10/2026, há 32 dias')
    const table = canvas.getByRole('table', { name: 'Histórico' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText('A contribuição de dezembro já foi gerada.')).toBeVisible()
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

export const OneToPay: Story = {
  render: () => <PaymentView payment={openDetail} cancel={fn(async () => null)} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('34191.09008 00000.160051 71234.570001 1 16560000012208'),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'QR Code do PIX' })).toBeVisible()
    await expect(canvas.getAllByText('Ambiente de demonstração: não pague este código.')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Baixar boleto em PDF' })).toHaveAttribute(
      'href',
      '/arquivos/boleto/1?vinculo=1',
    )
  },
}

export const OneOverdue: Story = {
  render: () => <PaymentView payment={overdueDetail} cancel={fn(async () => null)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(canvas.getByText(/2% de R\$\s408,53/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancelar contribuição' })).toBeNull()
  },
}

export const OneByDebit: Story = {
  render: () => <PaymentView payment={debitDetail} cancel={fn(async () => null)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12345-7')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

const file = fn(async () => openDetail)

export const IssuedByDebit: Story = {
  render: () => (
    <IssueRequest next={nextVoluntary} draftKey="story" returned={null} onFiled={fn()} file={file} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Débito em conta/ }))
    await expect(canvas.getByRole('button', { name: 'Revisar contribuição' })).toBeDisabled()
    await userEvent.type(await canvas.findByRole('textbox', { name: /Agência/ }), '0057')
    await userEvent.type(canvas.getByRole('textbox', { name: /Conta/ }), '123457')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar contribuição' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar débito de dezembro' }))
    await waitFor(() =>
      expect(file).toHaveBeenCalledWith(
        expect.objectContaining({ valorContribuicao: 250, formaPagamento: 5, conta: '12345-7', banco: 341 }),
      ),
    )
  },
}

export const Pending: Story = {
  render: () => <GenerateContributionPending />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Gerar contribuição' })).toBeVisible()
  },
}
