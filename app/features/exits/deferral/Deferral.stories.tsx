import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { DeferralOnWire } from '#contract/exits/deferral.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { filed, leaver, sentDeferral, withFee } from './deferral.fixtures.ts'
import { deferralText } from './deferral.text.ts'
import { deferralRequestPage } from './deferral-request.tsx'

const page = (situation: DeferralOnWire) => () => (
  <RequestPage definition={deferralRequestPage} situation={situation} />
)

const meta = {
  title: 'Páginas/Benefício proporcional diferido',
  ...onRequestPage(),
  render: page(leaver),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('optarBpd').mockResolvedValue(sentDeferral)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar opção' }))
    const warning = canvas.getByRole('checkbox', { name: /^Li o que muda/ })
    await expect(warning).toHaveAccessibleDescription(/Confirme que leu/)
    await userEvent.click(warning)
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar opção' }))
    await expect(await canvas.findByRole('region', { name: 'O que será enviado' })).toHaveTextContent(
      /Saldo que continua investido.*80\.000,00/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Optar pelo benefício diferido' }))
    await expect(await canvas.findByText(/O saldo continua seu/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Baixar o Termo de Opção' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/termo-opcao/77'),
    )
    await expect(mockedCall('optarBpd')).toHaveBeenCalledWith(expect.objectContaining({ ciente: true }))
  },
}

export const WithFee: Story = {
  render: page(withFee),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/24,00/)).toBeVisible()
  },
}

export const AlreadyFiled: Story = {
  render: page(filed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você já fez esta opção')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar opção' })).toBeNull()
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('optarBpd').mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'Você já tem um pedido de resgate aberto.',
      }),
    )
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Li o que muda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar opção' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Optar pelo benefício diferido' }))
    await expect(await canvas.findByText(/pedido de resgate aberto/)).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(leaver)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending title={serviceNames.bpd} lead={deferralText.lead} label={deferralText.pending} />
  ),
}
