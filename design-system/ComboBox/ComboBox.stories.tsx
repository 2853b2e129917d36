import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, FormColumn, Narrow } from '../story-frame/StoryFrame.tsx'
import { ComboBox } from './ComboBox.tsx'

const banks = [
  { id: '001', label: 'Banco do Brasil', description: '001' },
  { id: '104', label: 'Caixa Econômica Federal', description: '104' },
  { id: '237', label: 'Bradesco', description: '237' },
  { id: '341', label: 'Itaú Unibanco', description: '341' },
  { id: '033', label: 'Santander', description: '033' },
  { id: '748', label: 'Sicredi', description: '748' },
  { id: '756', label: 'Sicoob', description: '756', isDisabled: true },
]

const meta = {
  title: 'Campos/ComboBox',
  component: ComboBox,
  args: { label: 'Banco', options: banks, onChange: fn() },
  argTypes: { options: { control: false } },
  render: (args) => (
    <FormColumn>
      <ComboBox {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof ComboBox<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { placeholder: 'Escreva o nome do banco' },
}

export const States: Story = {
  render: () => (
    <Columns>
      <ComboBox label="Vazio" options={banks} placeholder="Escreva o nome do banco" />
      <ComboBox label="Escolhido" options={banks} defaultValue="341" description="Onde você recebe." />
      <ComboBox label="Com erro" options={banks} isRequired errorMessage="Escolha o banco." />
      <ComboBox label="Desativado" options={banks} isDisabled defaultValue="341" />
      <ComboBox label="Só leitura" options={banks} isReadOnly defaultValue="341" />
      <Narrow>
        <ComboBox
          label="Banco em que você quer receber o benefício todos os meses a partir de agora"
          options={[{ id: 'x', label: 'Cooperativa de Crédito dos Empregados das Empresas Patrocinadoras' }]}
          defaultValue="x"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const FoundWithoutItsAccents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Banco' })
    await userEvent.type(input, 'itau')
    const list = await screen.findByRole('listbox', { name: /Banco/ })
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('341')
    await expect(input).toHaveValue('Itaú Unibanco')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const OpenList: Story = {
  args: { defaultValue: '341' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mostrar as opções/ }))
    const list = await screen.findByRole('listbox')
    await expect(within(list).getAllByRole('option')).toHaveLength(banks.length)
    await expect(within(list).getByRole('option', { name: /Itaú Unibanco/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const StaysOpenWhileThePageScrolls: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Banco' })
    await userEvent.type(input, 'ita')
    const option = await screen.findByRole('option', { name: /Itaú Unibanco/ })
    // A phone scrolls by itself when its keyboard comes, and a finger always does a little.
    document.dispatchEvent(new Event('scroll'))
    await expect(input).toHaveValue('ita')
    await userEvent.click(option)
    await expect(args.onChange).toHaveBeenLastCalledWith('341')
    await expect(input).toHaveValue('Itaú Unibanco')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Banco' })
    await userEvent.type(input, 'xyz')
    const nothing = await screen.findByText('Nenhuma opção')
    await waitFor(() => expect(nothing).toBeVisible())
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
