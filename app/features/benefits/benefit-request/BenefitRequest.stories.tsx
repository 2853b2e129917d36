import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import {
  early,
  employed,
  redeeming,
  retiring,
  sentBenefit,
  small,
  undeclared,
} from './benefit-request.fixtures.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { benefitRequestDefinition } from './benefit-request-definition.tsx'

const page = (situation: BenefitOnWire) => () => (
  <RequestPage definition={benefitRequestDefinition} situation={situation} />
)

const meta = { title: 'Páginas/Benefício', ...onRequestPage(), render: page(retiring) } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The figures follow every field; what is missing or out of range is said at its field. */
export const PercentWithCash: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('requererBeneficio').mockResolvedValue(sentBenefit)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Aposentadoria normal/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^Percentual do saldo/ }))
    const share = canvas.getByRole('textbox', { name: /^Percentual do saldo por mês/ })
    await userEvent.type(share, '0,8')
    const cash = canvas.getByRole('textbox', { name: /^Receber de uma vez/ })
    await userEvent.clear(cash)
    await userEvent.type(cash, '25')
    await expect(canvas.getByRole('group', { name: 'Primeira renda, líquida' })).toHaveTextContent('2.840,39')
    await expect(canvas.getByText(/118\.349,47/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar o pedido' }))
    const problems = within(await canvas.findByRole('group', { name: /^Falta corrigir/ }))
    await expect(problems.getByText(/Envie o documento de identidade/)).toBeVisible()
    await expect(problems.getByText(/Confirme o regime/)).toBeVisible()
    await userEvent.clear(cash)
    await userEvent.type(cash, '26')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar o pedido' }))
    await expect(cash).toHaveAccessibleDescription(/De 0% a 25% do saldo/)
  },
}

export const ForATerm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Renda por prazo certo/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Anos de renda/ }), '15')
    await expect(canvas.getByText('O saldo paga a renda por 15 anos e acaba.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Ver como tabela/ }))
    await expect(await canvas.findByRole('row', { name: /^15 anos/ })).toHaveTextContent('R$ 0,00')
  },
}

export const EarlyAndRegressive: Story = {
  render: page(early),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Abre em 02\/05\/2029/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Quero receber no regime regressivo' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Escolher o regime' })).toBeNull()
  },
}

export const SmallBalance: Story = {
  render: page(small),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Pagamento único/ })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Pagamento único, líquido' })).toHaveTextContent(
      '4.000,00',
    )
  },
}

export const StillEmployed: Story = {
  render: page(employed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nenhum benefício do plano está aberto/)).toBeVisible()
    await expect(canvas.getByText(/Abre em 02\/05\/2029/)).toBeVisible()
  },
}

export const DeclarationRanOut: Story = {
  render: page(undeclared),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Declarar PPE' })).toHaveAttribute(
      'href',
      '/services/pep',
    )
  },
}

export const AnotherOptionIsOpen: Story = { render: page(redeeming) }

export const OnAPhone: Story = { render: () => <Narrow>{page(retiring)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames['benefit-request']}
      lead={benefitRequestText.lead}
      label={benefitRequestText.pending}
    />
  ),
}
