import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { SelfSponsorshipOnWire } from '#contract/exits/self-sponsorship.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { filed, leaver, sentSelfSponsorship, unknownCost } from './self-sponsorship.fixtures.ts'
import { selfSponsorshipText } from './self-sponsorship.text.ts'
import { selfSponsorshipRequestPage } from './self-sponsorship-request.tsx'

const page = (situation: SelfSponsorshipOnWire) => () => (
  <RequestPage definition={selfSponsorshipRequestPage} situation={situation} />
)

const meta = {
  title: 'Páginas/Autopatrocínio',
  ...onRequestPage(),
  render: page(leaver),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('optarAutopatrocinio').mockResolvedValue(sentSelfSponsorship)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar opção' }))
    const warning = canvas.getByRole('checkbox', { name: /^Li quanto/ })
    await expect(warning).toHaveAccessibleDescription(/Confirme que leu/)
    await userEvent.click(warning)
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar opção' }))
    await expect(await canvas.findByRole('region', { name: 'O que será enviado' })).toHaveTextContent(
      /Total por mês.*407,19/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Optar pelo autopatrocínio' }))
    await expect(await canvas.findByText(/Lá você gera o de cada mês/)).toBeVisible()
    await expect(mockedCall('optarAutopatrocinio')).toHaveBeenCalledWith(
      expect.objectContaining({ ciente: true }),
    )
  },
}

export const UnknownCost: Story = {
  render: page(unknownCost),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta um dado para calcular o valor')).toBeVisible()
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
    mockedCall('optarAutopatrocinio').mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'conflito',
        detail: 'Você já tem um pedido de resgate aberto.',
      }),
    )
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Li quanto/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar opção' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Optar pelo autopatrocínio' }))
    await expect(await canvas.findByText(/pedido de resgate aberto/)).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(leaver)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames.autopatrocinio}
      lead={selfSponsorshipText.lead}
      label={selfSponsorshipText.pending}
    />
  ),
}
