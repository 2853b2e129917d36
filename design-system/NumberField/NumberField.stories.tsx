import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = {
  title: 'Campos/NumberField',
  component: NumberField,
  args: { label: 'Número de parcelas', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { minValue: 1, maxValue: 60, unit: 'meses', hasSteppers: true, defaultValue: 12 },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <NumberField label="Vazio" placeholder="12" />
      <NumberField label="Com unidade" defaultValue={24} unit="meses" description="De 1 a 60." />
      <NumberField label="Com botões" defaultValue={60} maxValue={60} minValue={1} hasSteppers />
      <NumberField label="Decimal" defaultValue={2.5} decimals={2} unit="%" />
      <NumberField label="Ano" defaultValue={2026} />
      <NumberField label="Com erro" isRequired unit="anos" errorMessage="Informe a idade." />
      <NumberField label="Fora do limite" defaultValue={72} maxValue={60} />
      <NumberField label="Desativado" isDisabled defaultValue={12} unit="meses" hasSteppers />
      <NumberField label="Só leitura" isReadOnly defaultValue={12345} unit="cotas" hasSteppers />
      <Narrow>
        <NumberField
          label="Em quantas parcelas mensais você quer receber o valor do resgate"
          defaultValue={12}
          unit="parcelas mensais"
          hasSteppers
          description="A primeira é paga no mês seguinte ao da aprovação."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

const inputIn = (canvas: { getByRole: (role: string, by: { name: string }) => HTMLElement }) =>
  canvas.getByRole('textbox', { name: 'Número de parcelas' })

/** A point typed out of habit must not turn 2.5 into 25. */
export const PointAndCommaAreTheSame: Story = {
  args: { decimals: 2, unit: '%' },
  play: async ({ args, canvas, userEvent }) => {
    const input = inputIn(canvas)
    await expect(input).toHaveAccessibleDescription('%')
    await userEvent.type(input, '2.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5)
    await userEvent.tab()
    await expect(input).toHaveValue('2,5')
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste('12,75 %')
    await userEvent.tab()
    await expect(input).toHaveValue('12,75')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.75)
  },
}

function Remembered(props: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(11)
  return <NumberField {...props} value={value} onChange={setValue} description={`Guardado: ${value}`} />
}

export const SteppedByKeyboardAndByButton: Story = {
  args: { minValue: 1, maxValue: 12, unit: 'meses', hasSteppers: true },
  render: (args) => <Remembered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = inputIn(canvas)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveValue('10')
    await expect(canvas.getByText('Guardado: 10')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('10 meses')
    const more = canvas.getByRole('button', { name: 'Aumentar' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(input).toHaveValue('12')
    await expect(more).toBeDisabled()
  },
}

export const SaysItsLimitsWhenLeft: Story = {
  args: { minValue: 10, maxValue: 60 },
  play: async ({ args, canvas, userEvent }) => {
    const input = inputIn(canvas)
    await userEvent.type(input, '7')
    await expect(input).toBeValid()
    await userEvent.type(input, '2')
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('O maior valor aceito é 60.')
    await expect(args.onChange).toHaveBeenLastCalledWith(72)
    await userEvent.clear(input)
    await userEvent.type(input, 'doze')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Escreva um número inteiro, sem vírgula.')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
