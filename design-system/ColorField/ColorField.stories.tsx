import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

const nothing = () => undefined

const meta = {
  title: 'Campos/ColorField',
  component: ColorField,
  args: { label: 'Cor do plano', value: '#0B3A82', onChange: nothing },
  decorators: [inForm],
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

function Held({ value, ...props }: ColorFieldProps) {
  const [text, setText] = useState(value)
  return <ColorField {...props} value={text} onChange={setText} />
}

export const Playground: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Cor do plano' })
    const picker = canvas.getByLabelText('Abrir o seletor de cores')
    await expect(picker).toHaveValue('#0b3a82')
    await userEvent.clear(text)
    await userEvent.type(text, '#FDB913')
    await expect(picker).toHaveValue('#fdb913')
    await fireEvent.change(picker, { target: { value: '#00695c' } })
    await expect(text).toHaveValue('#00695C')
    await userEvent.clear(text)
    await userEvent.type(text, 'azul')
    await expect(picker).toHaveValue('#808080')
  },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <ColorField label="Vazio" value="" onChange={nothing} />
      <ColorField label="Com ajuda" value="#FDB913" onChange={nothing} description="Como #RRGGBB." />
      <ColorField
        label="Com erro"
        value="azul"
        onChange={nothing}
        isRequired
        errorMessage="Escreva como #RRGGBB."
      />
      <ColorField label="Desativado" value="#0B3A82" onChange={nothing} isDisabled />
      <ColorField label="Só leitura" value="#0B3A82" onChange={nothing} isReadOnly />
      <Narrow>
        <ColorField
          label="Cor principal dos botões, dos links e dos destaques de todas as páginas do plano"
          value="#3BA387"
          onChange={nothing}
          description="As outras cores são calculadas a partir dela, sempre com contraste suficiente."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }
