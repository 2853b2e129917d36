import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'Campos/CheckboxField',
  component: CheckboxField,
  args: { label: 'Li e aceito os termos', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <CheckboxField label="Não marcada" />
      <CheckboxField label="Marcada" defaultSelected description="Você pode mudar quando quiser." />
      <CheckboxField label="Em parte" isIndeterminate />
      <CheckboxField label="Com erro" isRequired errorMessage="É preciso aceitar para continuar." />
      <CheckboxField label="Desativada" isDisabled />
      <CheckboxField label="Desativada e marcada" isDisabled defaultSelected />
      <CheckboxField label="Só leitura" isReadOnly defaultSelected />
      <Narrow>
        <CheckboxField
          label="Declaro que as informações são verdadeiras e que li o regulamento do plano, inclusive a parte sobre resgates"
          description="A declaração fica guardada com a data e a hora."
          errorMessage="É preciso declarar para continuar."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const MarkedByKeyboardAndPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Li e aceito os termos' })
    await userEvent.tab()
    await expect(checkbox).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(checkbox).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Li e aceito os termos'))
    await expect(checkbox).not.toBeChecked()
  },
}

export const ErrorIsTiedToTheBox: Story = {
  args: { errorMessage: 'É preciso aceitar para continuar.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Li e aceito os termos' })
    await expect(checkbox).toBeInvalid()
    await expect(checkbox).toHaveAccessibleDescription(/É preciso aceitar/)
  },
}
