import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { type PercentageSituation, percentageRules } from './contribution-rules.ts'
import { belowUnit, exactlyOneUnit, fourPercent, openWindow } from './contributions.fixtures.ts'
import { PercentageForm } from './PercentageForm.tsx'
import { usePercentageForm } from './use-percentage-form.ts'

type StoryFormProps = { situation: PercentageSituation; categoryId?: number }

function StoryForm({ situation, categoryId }: StoryFormProps) {
  const rules = percentageRules(situation, { categoryId })
  const { form } = usePercentageForm({
    rules,
    effectiveMonth: openWindow.mesEfeito,
    asked: null,
    draftKey: 'story',
    onChecked: () => undefined,
  })
  return (
    <PercentageForm
      form={form}
      draft={{ isRestored: false, startOver: () => undefined }}
      rules={rules}
      current={situation.valores}
      effectiveMonth={openWindow.mesEfeito}
      problem={null}
    />
  )
}

const meta = {
  title: 'Páginas/Alterar contribuição/Percentuais',
  component: StoryForm,
  args: { situation: fourPercent },
  decorators: [withRouter()],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StoryForm>

export default meta
type Story = StoryObj<typeof meta>

export const SixAndFive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
    await userEvent.click(await screen.findByRole('option', { name: '6%' }))
    await userEvent.click(canvas.getByRole('button', { name: /Contribuição suplementar/ }))
    await userEvent.click(await screen.findByRole('option', { name: '5%' }))
    await expect(canvas.getByRole('group', { name: 'Total na sua conta' })).toHaveTextContent('944,81')
  },
}

export const SupplementaryGoesBackToZero: Story = {
  args: { situation: { ...fourPercent, percentualBasica: 6, percentualSuplementar: 5 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
    await userEvent.click(await screen.findByRole('option', { name: '5%' }))
    await expect(await canvas.findByText(/A suplementar voltou a 0%/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeDisabled()
  },
}

export const Unchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar alteração' }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir um campo' })
    await expect(summary).toHaveFocus()
  },
}

export const ExactlyOneUnit: Story = {
  args: { situation: exactlyOneUnit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const BelowUnit: Story = {
  args: { situation: belowUnit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeDisabled()
    await expect(canvas.getByText(/seu salário é menor que a unidade do plano/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const SelfSponsored: Story = {
  args: { categoryId: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Parte da patrocinadora (paga por você)')).toBeVisible()
  },
}
