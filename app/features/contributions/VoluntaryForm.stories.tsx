import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { VoluntarySituation } from './contribution-rules.ts'
import { voluntaryByBoleto } from './contributions.fixtures.ts'
import { useVoluntaryForm } from './use-voluntary-form.ts'
import { VoluntaryForm } from './VoluntaryForm.tsx'

function StoryForm({ situation }: { situation: VoluntarySituation }) {
  const { form } = useVoluntaryForm({
    situation,
    asked: null,
    draftKey: 'story-voluntary',
    onChecked: () => undefined,
  })
  return (
    <VoluntaryForm
      form={form}
      draft={{ isRestored: false, startOver: () => undefined }}
      minimum={situation.valorMinimo}
      problem={null}
    />
  )
}

const meta = {
  title: 'Páginas/Alterar contribuição/Voluntária',
  component: StoryForm,
  args: { situation: voluntaryByBoleto },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StoryForm>

export default meta
type Story = StoryObj<typeof meta>

export const RaisedToTheMinimum: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: /Valor da contribuição/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '50')
    await userEvent.tab()
    await expect(amount).toHaveValue('122,08')
    await expect(canvas.getByText('Ajustamos para o valor mínimo do plano.')).toBeVisible()
  },
}

export const DebitAsksForTheAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Forma de pagamento/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Débito em conta/ }))
    const submit = canvas.getByRole('button', { name: 'Revisar alteração' })
    await expect(submit).toBeDisabled()
    await expect(canvas.getByText(/complete a agência e complete a conta/)).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: /Agência/ }), '0057')
    await userEvent.type(canvas.getByRole('textbox', { name: /Conta/ }), '123457')
    await expect(canvas.getByRole('textbox', { name: /Conta/ })).toHaveValue('12345-7')
    await expect(submit).toBeEnabled()
  },
}
