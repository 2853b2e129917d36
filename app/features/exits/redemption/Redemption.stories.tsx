import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { beforeExit, beingPaid, indebted, leaver, sentRedemption, undecided } from './redemption.fixtures.ts'
import { redemptionText } from './redemption.text.ts'
import { redemptionDefinition } from './redemption-request.tsx'

const page = (situation: RedemptionOnWire) => () => (
  <RequestPage definition={redemptionDefinition} situation={situation} />
)

const meta = { title: 'Páginas/Resgate', ...onRequestPage(), render: page(leaver) } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const InInstalments: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('pedirResgate').mockResolvedValue(sentRedemption)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Em parcelas mensais/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar resgate' }))
    const count = canvas.getByRole('textbox', { name: /^Parcelas mensais/ })
    await expect(count).toHaveAccessibleDescription(/Informe em quantas parcelas/)
    await userEvent.type(count, '3')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li o que muda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar resgate' }))
    await expect(await canvas.findByText(/52\.700,00 em 3 parcelas mensais/)).toBeVisible()
    await expect(canvas.getByText(/18\.000,00 da parte da patrocinadora ficam no plano/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir o resgate' }))
    await expect(await canvas.findByText(/fica reservado/)).toBeVisible()
    await expect(
      canvas.getByText(/a primeira de 3 parcelas.*conta final 45-6 até 09\/12\/2026/),
    ).toBeVisible()
    await expect(mockedCall('pedirResgate')).toHaveBeenCalledWith(
      expect.objectContaining({ forma: 'parcelada', parcelas: 3, dias: null, ciente: true }),
    )
  },
}

export const WithoutARegime: Story = {
  render: page(undecided),
  play: async ({ canvas, userEvent }) => {
    mockedCall('pedirResgate').mockResolvedValue(sentRedemption)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar resgate' }))
    const regimes = canvas.getByRole('radiogroup', { name: /^Regime de tributação/ })
    await expect(regimes).toHaveAccessibleDescription(/Escolha primeiro o regime/)
    await userEvent.click(within(regimes).getByRole('radio', { name: /^Regressivo/ }))
    await expect(canvas.getByRole('link', { name: 'Assinar o regressivo' })).toHaveAttribute(
      'href',
      '/services/regime-tributacao',
    )
    await userEvent.click(within(regimes).getByRole('radio', { name: /^Progressivo/ }))
    await expect(canvas.getByText(/^Caem .*52\.700,00 agora.*44\.950,00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li o que muda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar resgate' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir o resgate' }))
    await waitFor(() =>
      expect(mockedCall('pedirResgate')).toHaveBeenCalledWith(
        expect.objectContaining({ forma: 'unica', regime: 'progressivo', ciente: true }),
      ),
    )
  },
}

export const WithALoan: Story = {
  render: page(indebted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/43\.700,00/)).toBeVisible()
  },
}

export const BeforeLeaving: Story = {
  render: page(beforeExit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Antes de sair da empresa/)).toBeVisible()
  },
}

export const BeingPaid: Story = {
  render: page(beingPaid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /2 de 3/ })).toHaveTextContent('3223')
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(leaver)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending title={serviceNames.resgate} lead={redemptionText.lead} label={redemptionText.pending} />
  ),
}
