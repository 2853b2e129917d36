import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'
import { masks } from './masks.ts'

const meta = {
  title: 'Campos/MaskedField',
  component: MaskedField,
  args: { label: 'CPF', ...masks.cpf, onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <MaskedField {...masks.cpf} label="Vazio" />
      <MaskedField
        {...masks.cep}
        label="Preenchido"
        defaultValue="01310100"
        description="Buscamos o endereço por ele."
      />
      <MaskedField
        {...masks.account}
        label="Com erro"
        errorMessage="Informe a conta com o dígito."
        defaultValue="123"
      />
      <MaskedField {...masks.agency} label="Desativado" isDisabled defaultValue="1234" />
      <MaskedField {...masks.cpf} label="Só leitura" isReadOnly defaultValue="52998224725" />
      <Narrow>
        <MaskedField
          {...masks.cpf}
          label="CPF da pessoa que recebe o benefício em nome do titular"
          isRequired
          errorMessage="Este CPF não é válido. Confira os números."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

/** The masks of `masks.ts`, to spread into a field. */
export const Masks: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <MaskedField {...masks.cpf} label="CPF" defaultValue="52998224725" />
      <MaskedField {...masks.cnpj} label="CNPJ com números" defaultValue="11222333000181" />
      <MaskedField {...masks.cnpj} label="CNPJ com letras" defaultValue="12abc34501de35" />
      <MaskedField {...masks.cep} label="CEP" defaultValue="01310100" />
      <MaskedField {...masks.phone} label="Telefone fixo" defaultValue="1133334444" />
      <MaskedField {...masks.phone} label="Celular" defaultValue="11987654321" />
      <MaskedField {...masks.agency} label="Agência" defaultValue="1234" />
      <MaskedField {...masks.account} label="Conta" defaultValue="123456" />
    </Columns>
  ),
  play: async ({ canvas, userEvent }) => {
    const cnpj = canvas.getByRole('textbox', { name: 'CNPJ com letras' })
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
    await userEvent.clear(cnpj)
    await userEvent.type(cnpj, '12abc34501dex35')
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveAttribute('autocomplete', 'postal-code')
  },
}

export const PunctuatesWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' })
    await userEvent.type(input, '529a98224725999')
    await expect(input).toHaveValue('529.982.247-25')
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.247-25')
  },
}

/** Pasted over something, a text takes its place; of a longer one the part with the form is taken; one that has none stays whole. */
export const NothingIsCut: Story = {
  render: (args) => <MaskedField {...args} {...masks.cpf} defaultValue="11144477735" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' })
    await userEvent.click(input)
    await userEvent.paste('CPF 1: 529.982.247-25')
    await expect(input).toHaveValue('529.982.247-25')
    await userEvent.paste('529982247259999')
    await expect(input).toHaveValue('529982247259999')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(input).toHaveValue('529.982.247-25')
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('529.982.247-25')
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
