import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { atTheDesk, withTwoPlans } from '../registry-stories.fixtures.tsx'
import { suppliersRegistry } from './suppliers-registry.ts'

const NewSupplier = newEntryOf(suppliersRegistry)

const meta = {
  title: 'Páginas/Configurações/Fornecedores',
  component: NewSupplier,
  globals: { surface: 'admin' },
  decorators: atTheDesk('/settings/fornecedores'),
  beforeEach: withTwoPlans,
} satisfies Meta<typeof NewSupplier>

export default meta
type Story = StoryObj<typeof meta>

/** A CNPJ may have letters, and a site is a whole address. */
export const WrongCnpjAndSite: Story = {
  play: async ({ canvas, userEvent }) => {
    const cnpj = await canvas.findByRole('textbox', { name: /^CNPJ/ })
    await userEvent.type(cnpj, '12.ABC.345/01DE-36')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Site/ }), 'exemplo.com.br')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(cnpj).toHaveAccessibleDescription(/Informe um CNPJ válido/)
    await expect((await canvas.findAllByText(/Escreva o endereço completo/)).length).toBeGreaterThan(0)
    await userEvent.clear(cnpj)
    await userEvent.type(cnpj, '12.ABC.345/01DE-35')
    await expect(cnpj).not.toHaveAccessibleDescription(/Informe um CNPJ válido/)
  },
}
