import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = {
  title: 'Campos/MoneyField',
  component: MoneyField,
  args: { label: 'Valor da contribuição', onChange: fn() },
  argTypes: {
    decimals: { control: { type: 'number', min: 0, max: 6 } },
    allowNegative: { control: 'boolean' },
  },
  decorators: [inForm],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { placeholder: '0,00', description: 'Você também pode escrever 1,5k.' },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <MoneyField label="Vazio" placeholder="0,00" />
      <MoneyField label="Preenchido" defaultValue={1234.5} description="Descontado no dia 10." />
      <MoneyField label="Negativo" defaultValue={-89.9} />
      <MoneyField label="Com erro" isRequired defaultValue={50} errorMessage="O valor mínimo é R$ 122,08." />
      <MoneyField label="Desativado" isDisabled defaultValue={122.08} />
      <MoneyField label="Só leitura" isReadOnly defaultValue={128430.55} />
      <Narrow>
        <MoneyField
          label="Valor que você quer contribuir a mais, de uma só vez, neste mês"
          defaultValue={123456789012.34}
          description="O valor entra na sua conta no mês seguinte ao do pagamento."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ShowsHowItWasUnderstood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor da contribuição' })
    await userEvent.type(input, '1,5k')
    await expect(args.onChange).toHaveBeenLastCalledWith(1500)
    await userEvent.tab()
    await expect(input).toHaveValue('1.500,00')
    await expect(input).toHaveAccessibleDescription('Valor em reais')
  },
}

export const PastedForms: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor da contribuição' })
    for (const [pasted, shown, amount] of [
      ['1.234,56', '1.234,56', 1234.56],
      ['1234.56', '1.234,56', 1234.56],
      ['R$ 1.234', '1.234,00', 1234],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(pasted)
      await userEvent.tab()
      await expect(input).toHaveValue(shown)
      await expect(args.onChange).toHaveBeenLastCalledWith(amount)
    }
  },
}

export const RefusesWhatItCannotRead: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor da contribuição' })
    await userEvent.type(input, '1,234')
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Não entendemos este valor/)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '{Backspace}')
    await expect(input).toBeValid()
  },
}

function RaisedToMinimum(props: MoneyFieldProps) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <MoneyField
        {...props}
        value={value}
        onChange={setValue}
        onBlur={() => setValue(value === null ? null : Math.max(value, 122.08))}
      />
      <Button variant="secondary" onPress={() => setValue(null)}>
        Limpar
      </Button>
    </>
  )
}

export const SetFromOutside: Story = {
  render: (args) => <RaisedToMinimum {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor da contribuição' })
    await userEvent.type(input, '50')
    await userEvent.tab()
    await expect(input).toHaveValue('122,08')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }))
    await expect(input).toHaveValue('')
  },
}
