import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Campos/TextField',
  component: TextField,
  args: { label: 'Nome completo', onChange: fn() },
  argTypes: {
    isDisabled: { control: 'boolean' },
    isReadOnly: { control: 'boolean' },
    isRequired: { control: 'boolean' },
  },
  decorators: [inForm],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { description: 'Como está no seu documento.', placeholder: 'Maria da Silva', errorMessage: '' },
}

const long =
  'Endereço completo para onde enviaremos, pelos Correios, a segunda via do certificado de participação no plano'

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <TextField label="Vazio" placeholder="Maria da Silva" />
      <TextField
        label="Com ajuda"
        defaultValue="Ana Beatriz Lima"
        description="Como está no seu documento."
      />
      <TextField label="Obrigatório" isRequired />
      <TextField label="Com erro" defaultValue="A" errorMessage="Escreva o nome completo." isRequired />
      <TextField
        label="Com erro e ajuda"
        errorMessage="O nome é obrigatório"
        description="Como está no seu documento."
      />
      <TextField label="Desativado" isDisabled defaultValue="Ana Beatriz Lima" />
      <TextField
        label="Só leitura"
        isReadOnly
        defaultValue="Ana Beatriz Lima"
        description="Fale conosco para mudar."
      />
      <TextField aria-label="Sem rótulo visível" placeholder="Sem rótulo visível" />
      <Narrow>
        <TextField label={long} defaultValue={long} description={long} errorMessage={long} />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TypedText: Story = {
  args: { isRequired: true, description: 'Como está no seu documento.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /Nome completo/ })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Como está no seu documento.')
    await userEvent.type(input, 'Ana')
    await expect(input).toHaveValue('Ana')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana')
  },
}

export const ErrorIsTiedToTheInput: Story = {
  args: { errorMessage: 'O nome é obrigatório' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome completo' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/O nome é obrigatório/)
  },
}
