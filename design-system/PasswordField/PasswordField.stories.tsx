import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Campos/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <PasswordField label="Vazia" />
      <PasswordField
        label="Preenchida"
        defaultValue="Umavelhasenha1!"
        description="Pelo menos 8 caracteres."
      />
      <PasswordField label="Com erro" isRequired errorMessage="A senha é obrigatória" />
      <PasswordField label="Desativada" isDisabled defaultValue="Umavelhasenha1!" />
      <PasswordField label="Só leitura" isReadOnly defaultValue="Umavelhasenha1!" />
      <Narrow>
        <PasswordField
          label="Confirmação da nova senha que você acabou de escolher"
          defaultValue="umasenhamuitocompridaquenaocabenocampo"
          autoComplete="new-password"
          errorMessage="As senhas devem ser iguais"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ShowsAndHides: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Senha')
    await userEvent.type(input, 'segredo')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar o que digitei' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('segredo')
    await userEvent.click(canvas.getByRole('button', { name: 'Esconder o que digitei' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
