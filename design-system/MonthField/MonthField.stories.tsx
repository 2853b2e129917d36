import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { MonthField, type MonthFieldProps } from './MonthField.tsx'

const meta = {
  title: 'Campos/MonthField',
  component: MonthField,
  args: { label: 'Competência', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof MonthField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { description: 'Mês e ano do contracheque.' },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <MonthField label="Vazio" />
      <MonthField label="Preenchido" defaultValue="2026-11" description="Mês e ano do contracheque." />
      <MonthField label="Com erro" isRequired errorMessage="Informe a competência." />
      <MonthField label="Fora do limite" defaultValue="2027-01" maxValue="2026-11" />
      <MonthField label="Desativado" isDisabled defaultValue="2026-11" />
      <MonthField label="Só leitura" isReadOnly defaultValue="2026-11" />
      <Narrow>
        <MonthField
          label="Primeiro mês em que a nova contribuição deve ser descontada do seu salário"
          defaultValue="2026-12"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

function Remembered(props: MonthFieldProps) {
  const [value, setValue] = useState<string | null>('2026-03')
  return (
    <>
      <MonthField {...props} value={value} onChange={setValue} description={`Guardada: ${value}`} />
      <Button variant="secondary" onPress={() => setValue('2026-12')}>
        Dezembro
      </Button>
    </>
  )
}

/** While a part is missing there is no month: a form must not send one that is no longer on the screen. */
export const RetypedAndSetFromOutside: Story = {
  render: (args) => <Remembered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Competência' })
    await expect(input).toHaveValue('03/2026')
    await userEvent.click(input)
    await userEvent.keyboard('{End}{Backspace}')
    await expect(canvas.getByText('Guardada: null')).toBeVisible()
    await userEvent.keyboard('5')
    await expect(canvas.getByText('Guardada: 2025-03')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dezembro' }))
    await expect(input).toHaveValue('12/2026')
  },
}

export const SaysWhatIsWrong: Story = {
  args: { minValue: '2026-01', maxValue: '2026-11' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Competência' })
    await userEvent.type(input, '13')
    await expect(input).toBeValid()
    await userEvent.type(input, '2026')
    await expect(input).toHaveAccessibleDescription(/Escreva o mês e o ano, por exemplo 03\/2026/)
    await userEvent.clear(input)
    await userEvent.type(input, '122026')
    await expect(input).toHaveAccessibleDescription('Escolha um mês até 11/2026.')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12')
    await userEvent.clear(input)
    await userEvent.type(input, '11')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
