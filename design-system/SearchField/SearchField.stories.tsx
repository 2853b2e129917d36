import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Campos/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Procurar serviços', onChange: fn(), onSubmit: fn() },
  decorators: [inForm],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <SearchField label="Vazia" />
      <SearchField label="Preenchida" defaultValue="Resgate" description="Procure pelo nome ou CPF." />
      <SearchField label="Procurando" defaultValue="Ana" isPending />
      <SearchField label="Com erro" defaultValue="A" errorMessage="Escreva pelo menos três letras." />
      <SearchField label="Desativada" isDisabled defaultValue="Ana" />
      <SearchField label="Só leitura" isReadOnly defaultValue="Ana" />
      <Narrow>
        <SearchField
          label="Procurar entre as solicitações deste plano"
          defaultValue="alteração do percentual de contribuição suplementar"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGroundsAndChrome] }

export const SubmitsAndClears: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Procurar serviços' })
    await expect(input).toHaveAttribute('placeholder', 'Procurar...')
    await userEvent.type(input, 'resgate{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('resgate')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}
