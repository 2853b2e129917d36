import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { CashWithdrawalOnWire } from '#contract/benefits/cash-withdrawal.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { alreadyChosen, granted, nearMinimum, sentCash } from './cash-withdrawal.fixtures.ts'
import { cashWithdrawalText } from './cash-withdrawal.text.ts'
import { cashWithdrawalDefinition } from './cash-withdrawal-request.tsx'

const page = (situation: CashWithdrawalOnWire) => () => (
  <RequestPage definition={cashWithdrawalDefinition} situation={situation} />
)

const meta = { title: 'Páginas/Saque à vista', ...onRequestPage(), render: page(granted) } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AQuarter: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('pedirSaqueVista').mockResolvedValue(sentCash)
    const share = await canvas.findByRole('textbox', { name: /^Percentual do saldo/ })
    await userEvent.type(share, '26')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar o saque' }))
    await expect(share).toHaveAccessibleDescription(/até 25% do saldo/)
    await userEvent.clear(share)
    await userEvent.type(share, '25')
    await expect(canvas.getByRole('group', { name: 'De uma vez, líquido' })).toHaveTextContent('86.097,97')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li o que muda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar o saque' }))
    await expect(await canvas.findByText(/passa de R\$\s3\.787,18 para R\$\s2\.840,39/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir o saque' }))
    await expect(await canvas.findByText(/só entra no primeiro pagamento/)).toBeVisible()
    await expect(mockedCall('pedirSaqueVista')).toHaveBeenCalledWith(
      expect.objectContaining({ percentual: 25, ciente: true }),
    )
  },
}

export const NearTheMinimum: Story = {
  render: page(nearMinimum),
  play: async ({ canvas, userEvent }) => {
    const share = await canvas.findByRole('textbox', { name: /^Percentual do saldo/ })
    await userEvent.type(share, '15')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar o saque' }))
    await expect(share).toHaveAccessibleDescription(/abaixo do mínimo de R\$\s300,00/)
  },
}

export const AlreadyChosen: Story = {
  render: page(alreadyChosen),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ele é pago uma vez só/)).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(granted)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames['saque-a-vista']}
      lead={cashWithdrawalText.lead}
      label={cashWithdrawalText.pending}
    />
  ),
}
