import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextAreaField } from './TextAreaField.tsx'

const meta = {
  title: 'Campos/TextAreaField',
  component: TextAreaField,
  args: { label: 'Mensagem', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { maxLength: 500, placeholder: 'Conte o que aconteceu' },
}

const text = 'Olá, preciso de ajuda com a minha solicitação de alteração de contribuição.'

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <TextAreaField label="Vazia" placeholder="Conte o que aconteceu" />
      <TextAreaField label="Com limite" defaultValue={text} maxLength={200} />
      <TextAreaField label="Com erro" isRequired errorMessage="Escreva a mensagem." />
      <TextAreaField label="Desativada" isDisabled defaultValue={text} />
      <TextAreaField label="Só leitura" isReadOnly defaultValue={text} />
      <Narrow>
        <TextAreaField
          label="Por que você discorda do valor que aparece no extrato deste mês"
          defaultValue={`${text} ${text} ${text} ${text}`}
          maxLength={1000}
          errorMessage="Diga também o mês."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const CountsAndStops: Story = {
  args: { maxLength: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Mensagem' })
    await expect(area).toHaveAccessibleDescription('Até 10 caracteres.')
    await userEvent.type(area, 'uma mensagem comprida')
    await expect(area).toHaveValue('uma mensag')
    await expect(canvas.getByText('10/10')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith('uma mensag')
  },
}
