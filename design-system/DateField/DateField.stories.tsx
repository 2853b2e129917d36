import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Campos/DateField',
  component: DateField,
  args: { label: 'Data de nascimento', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <DateField label="Vazia" />
      <DateField label="Preenchida" defaultValue="1986-04-09" description="Como está no seu documento." />
      <DateField label="Com erro" isRequired errorMessage="A data é obrigatória" />
      <DateField label="Fora do limite" defaultValue="2031-01-01" maxValue="2026-11-30" />
      <DateField label="Desativada" isDisabled defaultValue="1986-04-09" />
      <DateField label="Só leitura" isReadOnly defaultValue="1986-04-09" />
      <Narrow>
        <DateField
          label="Data em que você deixou de trabalhar na empresa patrocinadora"
          description="Se ainda não saiu, deixe em branco."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TypedInOneGo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Data de nascimento' })
    await expect(group).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('09041986')
    await expect(args.onChange).toHaveBeenLastCalledWith('1986-04-09')
    await expect(canvas.getByRole('spinbutton', { name: /dia/i })).toHaveTextContent('09')
    await expect(canvas.getByRole('spinbutton', { name: /ano/i })).toHaveTextContent('1986')
  },
}

function Remembered() {
  const [value, setValue] = useState<string | null>('2026-03-31')
  return (
    <DateField
      label="Início"
      value={value}
      onChange={setValue}
      description={`Guardada: ${value ?? 'nenhuma'}`}
    />
  )
}

/** While a part is missing there is no date: a form must not send one that is no longer on the screen. */
export const RetypedByKeyboard: Story = {
  render: () => <Remembered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(await canvas.findByText('Guardada: nenhuma')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /ano/i })).toHaveTextContent('2026')
    await userEvent.keyboard('31')
    await expect(await canvas.findByText('Guardada: 2026-03-31')).toBeVisible()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Backspace}{Backspace}30')
    await expect(await canvas.findByText('Guardada: 2026-03-30')).toBeVisible()
  },
}

export const SaysItsLimits: Story = {
  args: { minValue: '1920-01-01', maxValue: '2026-11-30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('01122026')
    await expect(canvas.getByText('Escolha uma data até 30/11/2026.')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /dia/i })).toBeInvalid()
  },
}
