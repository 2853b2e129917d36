import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import {
  adjustedForLife,
  asked,
  bySharesClosed,
  bySharesOpen,
  byTermOpen,
  changed,
  sentChange,
} from './income-change.fixtures.ts'
import { incomeChangeText } from './income-change.text.ts'
import { incomeChangeForm } from './income-change-request.tsx'

const page = (situation: IncomeChangeOnWire) => () => (
  <RequestPage definition={incomeChangeForm} situation={situation} />
)

const meta = {
  title: 'Páginas/Alterar renda',
  ...onRequestPage(),
  render: page(bySharesOpen),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const APercentageBecomesATerm: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarRenda').mockResolvedValue(sentChange)
    await userEvent.click(await canvas.findByRole('radio', { name: /Renda por prazo certo/ }))
    const years = await canvas.findByRole('textbox', { name: /Prazo da renda/ })
    await userEvent.clear(years)
    await userEvent.type(years, '15')
    await userEvent.tab()
    await expect(
      await canvas.findByRole('group', { name: incomeChangeText.effect.nextLands }),
    ).toHaveTextContent('2.512,59')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar alteração' }))
    await expect(await canvas.findByText(/não volta a ser percentual/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar a renda a partir de janeiro' }))
    await expect(await canvas.findByText(/^Pode ser cancelada até 31\/12\/2026/)).toBeVisible()
    await expect(mockedCall('alterarRenda')).toHaveBeenCalledWith(
      expect.objectContaining({ tipo: 'prazo-certo', percentual: null, anos: 15 }),
    )
  },
}

export const NothingChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar alteração' }))
    await expect(await canvas.findByRole('link', { name: /Esta já é a sua renda/ })).toBeVisible()
  },
}

export const ATermStaysATerm: Story = {
  render: page(byTermOpen),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(incomeChangeText.fields.termStays)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const OutsideTheWindow: Story = {
  render: page(bySharesClosed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O próximo vai de 01\/12\/2026 a 31\/12\/2026/)).toBeVisible()
    await expect(canvas.getByText(incomeChangeText.trial.heading)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar alteração' })).toBeNull()
  },
}

export const UnderWay: Story = {
  render: page(asked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/em 15 anos, a partir de janeiro de 2027/)).toBeVisible()
  },
}

/** A returned request links to its form, not to a page about it. */
export const Returned: Story = {
  render: page({
    ...asked,
    requisicaoAberta: {
      id: 77,
      protocolo: '2026.0000077',
      status: { id: 3, nome: 'Devolvida para correção' },
    },
  }),
  play: async ({ canvas }) => {
    const correct = await canvas.findByRole('link', { name: 'Corrigir o pedido' })
    await expect(correct).toHaveAttribute('href', expect.stringMatching(/\?idRequisicao=77$/))
  },
}

export const ChangedInThisWindow: Story = {
  render: page(changed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O próximo começa em 01\/06\/2027/)).toBeVisible()
    await expect(canvas.getByRole('table', { name: incomeChangeText.forms.caption })).toBeVisible()
  },
}

export const ForLife: Story = {
  render: page(adjustedForLife),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ela é paga enquanto você viver/)).toBeVisible()
  },
}

export const WithoutBenefit: Story = { render: page({ ...bySharesOpen, renda: null, formas: [] }) }

export const OnAPhone: Story = { render: () => <Narrow>{page(bySharesOpen)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames['alteracao-renda']}
      lead={incomeChangeText.lead}
      label={incomeChangeText.pending}
    />
  ),
}
