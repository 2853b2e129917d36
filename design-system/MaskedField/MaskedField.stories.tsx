import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'

const meta = {
  title: 'Campos/MaskedField',
  component: MaskedField,
  args: { label: 'CPF', mask: '999.999.999-99', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { placeholder: '000.000.000-00' } }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <MaskedField label="CPF" mask="999.999.999-99" placeholder="000.000.000-00" />
      <MaskedField
        label="CEP"
        mask="99999-999"
        defaultValue="01310100"
        description="Buscamos o endereço por ele."
      />
      <MaskedField
        label="Telefone"
        mask={['(99) 9999-9999', '(99) 99999-9999']}
        defaultValue="11987654321"
        inputMode="tel"
      />
      <MaskedField
        label="Conta"
        mask="99999-9"
        errorMessage="Informe a conta com o dígito."
        defaultValue="123"
      />
      <MaskedField label="Agência" mask="9999" isDisabled defaultValue="1234" />
      <MaskedField label="CPF" mask="999.999.999-99" isReadOnly defaultValue="52998224725" />
      <Narrow>
        <MaskedField
          label="CPF da pessoa que recebe o benefício em nome do titular"
          mask="999.999.999-99"
          isRequired
          errorMessage="Este CPF não é válido. Confira os números."
        />
      </Narrow>
    </Columns>
  ),
}

export const PunctuatesWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' })
    await userEvent.type(input, '529a98224725999')
    await expect(input).toHaveValue('529.982.247-25')
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-25')
  },
}

function Controlled(props: MaskedFieldProps) {
  const [value, setValue] = useState('529')
  return <MaskedField {...props} value={value} onChange={setValue} description={`Guardado: ${value}`} />
}

export const ControlledAndPasted: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' })
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste('52998224725')
    await expect(input).toHaveValue('529.982.247-25')
    await expect(canvas.getByText('Guardado: 529.982.247-25')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('529.982.247-2')
  },
}
