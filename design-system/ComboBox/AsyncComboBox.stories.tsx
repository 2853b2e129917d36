import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { SelectOption } from '../Select/select-option.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { AsyncComboBox, type AsyncComboBoxProps } from './AsyncComboBox.tsx'

const people = [
  { id: 101, label: 'Ana Beatriz Lima', description: '***.982.247-**' },
  { id: 102, label: 'Ana Carolina Souza', description: '***.444.777-**' },
  { id: 103, label: 'João Pedro Alves', description: '***.456.789-**' },
]

type Person = SelectOption<number>

const meta = {
  title: 'Campos/AsyncComboBox',
  component: AsyncComboBox<number>,
  args: {
    label: 'Pessoa',
    minCharacters: 3,
    options: [],
    value: null,
    onChange: fn(),
    inputValue: '',
    onInputChange: fn(),
  },
  argTypes: { options: { control: false }, value: { control: false } },
  decorators: [inForm],
} satisfies Meta<typeof AsyncComboBox<number>>

export default meta
type Story = StoryObj<typeof meta>

/** Searches at once among three people; a real one asks a server after a pause. */
function Search(props: AsyncComboBoxProps<number>) {
  const [text, setText] = useState(props.inputValue)
  const [person, setPerson] = useState<Person | null>(props.value)
  return (
    <AsyncComboBox
      {...props}
      options={people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        props.onInputChange(typed)
      }}
      value={person}
      onChange={(chosen) => {
        setPerson(chosen)
        props.onChange(chosen)
      }}
    />
  )
}

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <Search {...args} />,
}

const still = { options: people, value: null, onChange: fn(), onInputChange: fn(), inputValue: '' }
const [ana] = people

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <AsyncComboBox {...still} label="Vazio" />
      <AsyncComboBox {...still} label="Procurando" inputValue="Ana" isPending />
      <AsyncComboBox
        {...still}
        label="Escolhido"
        value={ana ?? null}
        inputValue="Ana Beatriz Lima"
        description="Nome ou CPF."
      />
      <AsyncComboBox {...still} label="Com erro" isRequired errorMessage="Escolha uma pessoa." />
      <AsyncComboBox {...still} label="Desativado" isDisabled inputValue="Ana Beatriz Lima" />
      <AsyncComboBox {...still} label="Só leitura" isReadOnly inputValue="Ana Beatriz Lima" />
      <Narrow>
        <AsyncComboBox
          {...still}
          label="Pessoa em nome de quem você quer abrir esta conversa com a central de atendimento"
          inputValue="Maria Aparecida Conceição dos Santos de Oliveira e Albuquerque"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const FoundAndChosen: Story = {
  render: (args) => <Search {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Pessoa' })
    await userEvent.type(input, 'an')
    const list = await screen.findByRole('listbox', { name: /Pessoa/ })
    await waitFor(() => expect(within(list).getByText('Escreva pelo menos 3 letras.')).toBeVisible())
    await userEvent.keyboard('a')
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1])
    await expect(input).toHaveValue('Ana Carolina Souza')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.tab()
    await expect(input).toHaveValue('Ana Carolina Souza')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

/** A form must not send a person whose name is no longer on the screen. */
export const ChangedTextIsNoChoice: Story = {
  args: { value: people[0] ?? null, inputValue: 'Ana Beatriz Lima' },
  render: (args) => <Search {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Pessoa' })
    await userEvent.type(input, '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** On a slow machine the text is there before the program, which hears of the focus last. */
export const WrittenBeforeTheProgram: Story = {
  args: { inputValue: 'ana' },
  render: (args) => <Search {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Pessoa' })).toHaveFocus()
    const list = await screen.findByRole('listbox', { name: /Pessoa/ })
    await expect(within(list).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(people[0])
  },
}

export const WrittenAndReadOnly: Story = {
  args: { inputValue: 'ana', isReadOnly: true },
  render: (args) => <Search {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Pessoa' })).toHaveFocus()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const StillSearching: Story = {
  args: { inputValue: 'ana', isPending: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Pessoa' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getByText('Procurando')).toBeVisible())
  },
}

export const NothingFound: Story = {
  args: { inputValue: 'xyz' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Pessoa' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getByText('Nada encontrado.')).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada encontrado.')
  },
}

export const SearchFailed: Story = {
  args: { inputValue: 'ana', hasFailed: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Pessoa' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getByText(/Não foi possível procurar agora/)).toBeVisible())
  },
}
