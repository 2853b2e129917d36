import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx'

const meta = {
  title: 'Campos/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Código de segurança', onChange: fn(), onComplete: fn() },
  decorators: [inForm],
} satisfies Meta<typeof OneTimeCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { description: 'Enviamos para a***@exemplo.com.br.' },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <OneTimeCodeField label="Vazio" />
      <OneTimeCodeField label="Pela metade" defaultValue="481" description="Vale por 10 minutos." />
      <OneTimeCodeField label="Conferindo" defaultValue="481920" isPending />
      <OneTimeCodeField
        label="Com erro"
        defaultValue="481920"
        isRequired
        errorMessage="Este código não vale mais. Peça um novo."
      />
      <OneTimeCodeField label="Desativado" isDisabled defaultValue="481920" />
      <OneTimeCodeField label="Só leitura" isReadOnly defaultValue="481920" />
      <OneTimeCodeField label="De quatro números" length={4} defaultValue="12" />
      <Narrow>
        <OneTimeCodeField
          label="Código de oito números que enviamos ao seu telefone celular cadastrado"
          length={8}
          defaultValue="48192"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TypedDigitByDigit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de segurança' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAccessibleDescription('6 números')
    await userEvent.type(input, '4a8-1 92')
    await expect(input).toHaveValue('48192')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('0')
    await expect(args.onComplete).toHaveBeenLastCalledWith('481920')
    await userEvent.keyboard('7')
    await expect(input).toHaveValue('481920')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('48192')
  },
}

function Cleared(props: OneTimeCodeFieldProps) {
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState('')
  return (
    <OneTimeCodeField
      {...props}
      value={code}
      onChange={setCode}
      onComplete={(complete) => {
        setRefused(complete)
        setCode('')
      }}
      errorMessage={refused && `O código ${refused} não confere.`}
    />
  )
}

export const PastedWithItsPunctuation: Story = {
  render: (args) => <Cleared {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de segurança' })
    await userEvent.click(input)
    await userEvent.paste('Seu código: 481-920')
    await expect(input).toHaveValue('')
    await expect(input).toHaveAccessibleDescription(/O código 481920 não confere/)
    await expect(input).toHaveFocus()
  },
}
