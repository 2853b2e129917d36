import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, FormColumn, Narrow } from '../story-frame/StoryFrame.tsx'
import { Select } from './Select.tsx'

const states = [
  { id: 'BA', label: 'Bahia' },
  { id: 'CE', label: 'Ceará' },
  { id: 'MG', label: 'Minas Gerais' },
  { id: 'PE', label: 'Pernambuco' },
  { id: 'RJ', label: 'Rio de Janeiro' },
  { id: 'RS', label: 'Rio Grande do Sul' },
  { id: 'SP', label: 'São Paulo' },
  { id: 'TO', label: 'Tocantins', isDisabled: true },
]

const payments = [
  { id: 5, label: 'Débito em conta', description: 'No dia 10 de cada mês.' },
  { id: 2, label: 'Boleto', description: 'Você recebe por e-mail.' },
]

const meta = {
  title: 'Campos/Select',
  component: Select,
  args: { label: 'Estado', options: states, onChange: fn() },
  argTypes: { options: { control: false } },
  render: (args) => (
    <FormColumn>
      <Select {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof Select<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Columns>
      <Select label="Vazio" options={states} />
      <Select label="Escolhido" options={states} defaultValue="MG" description="Onde você mora." />
      <Select label="Vários" selectionMode="multiple" options={states} defaultValue={['MG', 'SP', 'RJ']} />
      <Select label="Com erro" options={states} isRequired errorMessage="O estado é obrigatório" />
      <Select label="Desativado" options={states} defaultValue="SP" isDisabled />
      <Select label="Só leitura" options={states} defaultValue="SP" isReadOnly />
      <Select label="Números como ids" options={payments} defaultValue={5} />
      <Narrow>
        <Select
          label="Com que frequência você quer receber o informe de rendimentos e os avisos do plano"
          options={[{ id: 'x', label: 'Todos os meses, junto com o contracheque, até o último dia útil' }]}
          defaultValue="x"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Selecione.*Estado|Estado.*Selecione/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: /Estado/ })
    await userEvent.keyboard('min')
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Minas Gerais' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('MG')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent('Minas Gerais')
  },
}

export const OpenListScrolls: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const list = await screen.findByRole('listbox')
    await expect(Math.round(list.getBoundingClientRect().height)).toBeLessThanOrEqual(192)
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await expect(within(list).getByRole('option', { name: 'Tocantins' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

function Several({ onChange }: { onChange: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <FormColumn>
      <Select
        label="Estados"
        selectionMode="multiple"
        options={states}
        value={value}
        onChange={(chosen) => {
          setValue(chosen)
          onChange(chosen)
        }}
      />
    </FormColumn>
  )
}

const heard = fn()

export const CountsSeveral: Story = {
  render: () => <Several onChange={heard} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveTextContent('Selecione')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('option', { name: 'Bahia' }))
    await expect(button).toHaveTextContent('Bahia')
    await userEvent.click(screen.getByRole('option', { name: 'Ceará' }))
    await expect(button).toHaveTextContent('2 selecionados')
    await expect(heard).toHaveBeenLastCalledWith(['BA', 'CE'])
  },
}

export const ReadOnlyIsText: Story = {
  args: { isReadOnly: true, defaultValue: 'SP' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Estado' })
    await expect(field).toHaveValue('São Paulo')
    await expect(field).toHaveAttribute('readonly')
  },
}
