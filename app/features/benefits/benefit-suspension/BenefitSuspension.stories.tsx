import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefits/benefit-suspension.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { mayPause, paused, pausedUntilDecember, sentPause } from './benefit-suspension.fixtures.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { benefitSuspensionForm } from './benefit-suspension-request.tsx'

const { notNow, loan } = benefitSuspensionText

const page = (situation: BenefitSuspensionOnWire) => () => (
  <RequestPage definition={benefitSuspensionForm} situation={situation} />
)

const meta = {
  title: 'Páginas/Suspender benefício',
  ...onRequestPage(),
  render: page(mayPause),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SixMonthsWithALoan: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('suspenderBeneficio').mockResolvedValue(sentPause)
    await expect(await canvas.findByText(loan.title)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('group', { name: /Falta corrigir/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Meses sem receber/ }))
    await userEvent.click(await screen.findByRole('option', { name: '6 meses' }))
    await expect(canvas.getByRole('group', { name: 'Fica no seu saldo' })).toHaveTextContent('54.000,00')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('row', { name: /Parcela do empréstimo/ })).toHaveTextContent(
      'Por boleto',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Suspender a partir de dezembro' }))
    await expect(await canvas.findByText(/Volta em junho de 2027/)).toBeVisible()
    await expect(mockedCall('suspenderBeneficio')).toHaveBeenCalledWith(expect.objectContaining({ meses: 6 }))
  },
}

export const Running: Story = {
  render: page(paused),
  play: async ({ canvas, userEvent }) => {
    const refusal = 'A suspensão já tinha terminado. Atualize a página.'
    mockedCall('encerrarSuspensaoBeneficio').mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Voltar a receber antes' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Voltar a receber antes?' })
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar em dezembro' }))
    await waitFor(() => expect(dialog).toHaveTextContent(refusal))
    mockedCall('encerrarSuspensaoBeneficio').mockResolvedValueOnce({
      mesEfeito: '2026-10',
      mesFim: '2026-11',
      mesRetorno: '2026-12',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Voltar em dezembro' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const EndedEarly: Story = {
  render: page(pausedUntilDecember),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Você encerrou a suspensão em 24\/11\/2026/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Voltar a receber antes' })).toBeNull()
  },
}

export const Marked: Story = {
  render: page({ ...paused, vigente: paused.vigente && { ...paused.vigente, iniciada: false } }),
}

export const WithoutTheProofOfLife: Story = {
  render: page({ ...mayPause, parada: { motivo: 'PROVA_DE_VIDA', desde: '2026-11-10' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: notNow.toReRegistration })).toHaveAttribute(
      'href',
      '/recadastramento',
    )
  },
}

export const ByACourt: Story = {
  render: page({ ...mayPause, parada: { motivo: 'JUDICIAL', desde: '2026-11-10' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/por ordem da Justiça\. Só outra ordem/)).toBeVisible()
  },
}

export const ForLife: Story = {
  render: page({ ...mayPause, renda: { tipo: 'vitalicia', bruto: 2_754.52, liquido: 2_700 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A renda vitalícia não pode ser suspensa/)).toBeVisible()
  },
}

export const UnderWay: Story = {
  render: page({
    ...mayPause,
    requisicaoAberta: { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notNow.openTitle)).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(mayPause)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames['suspend-benefit']}
      lead={benefitSuspensionText.lead}
      label={benefitSuspensionText.pending}
    />
  ),
}
