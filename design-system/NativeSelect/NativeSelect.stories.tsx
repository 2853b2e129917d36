import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

const options = [
  { id: 1, label: 'Recebida' },
  { id: 2, label: 'Em análise' },
  { id: 3, label: 'Devolvida para correção' },
]

function Remembering({ value, onChange, ...field }: NativeSelectProps) {
  const [kept, setKept] = useState(value)
  return (
    <NativeSelect
      {...field}
      value={kept}
      onChange={(chosen) => {
        setKept(chosen)
        onChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Campos/NativeSelect',
  component: NativeSelect,
  args: { label: 'Status', value: '', onChange: fn(), options, isOptional: true },
  argTypes: { options: { control: false } },
  decorators: [inForm],
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: ({ onChange }) => (
    <Columns>
      <NativeSelect label="Lista vazia" options={options} isOptional value="" onChange={onChange} />
      <NativeSelect label="Lista escolhida" options={options} value="3" onChange={onChange} />
      <Narrow>
        <NativeSelect
          label="Com que frequência você quer receber o informe de rendimentos e os avisos do plano"
          options={[{ id: 'x', label: 'Todos os meses, junto com o contracheque, até o último dia útil' }]}
          value="x"
          onChange={onChange}
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const Chooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Status' })
    await userEvent.selectOptions(list, 'Em análise')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(list).toHaveValue('2')
    await userEvent.selectOptions(list, 'Selecione')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
