import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { pensionEntitiesRegistry } from './pension-entities-registry.ts'

const NewPlan = newEntryOf(pensionEntitiesRegistry)

const meta = {
  title: 'Páginas/Configurações/Entidades de previdência',
  component: NewPlan,
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/entidades-previdencia'])],
} satisfies Meta<typeof NewPlan>

export default meta
type Story = StoryObj<typeof meta>

/** A CNPJ may have letters, and its check digits are looked at. */
export const WrongCnpj: Story = {
  play: async ({ canvas, userEvent }) => {
    const cnpj = await canvas.findByRole('textbox', { name: /^CNPJ/ })
    await userEvent.type(cnpj, '12.ABC.345/01DE-36')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(cnpj).toHaveAccessibleDescription(/Informe um CNPJ válido/)
    await userEvent.clear(cnpj)
    await userEvent.type(cnpj, '12.ABC.345/01DE-35')
    await expect(cnpj).not.toHaveAccessibleDescription(/Informe um CNPJ válido/)
  },
}
