import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Suppliers } from './SuppliersPage.tsx'
import { someSuppliers } from './suppliers.fixtures.ts'

const meta = {
  title: 'Páginas/Fornecedores',
  component: Suppliers,
  args: { suppliers: someSuppliers },
} satisfies Meta<typeof Suppliers>

export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Fornecedores do plano' })
    const row = within(table).getByRole('row', { name: /Guarda Segura Custódia/ })
    const [category, contract, contact] = within(row).getAllByRole('cell')
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('CNPJ 99.000.101/0001-20')
    await expect(category).toHaveTextContent(/^Custódia$/)
    await expect(contract).toHaveTextContent('Desde 01/01/2020')
    await expect(contact).toHaveTextContent('atendimento@guardasegura.example')
    await expect(within(row).getByRole('link', { name: 'guardasegura.example' })).toHaveAttribute(
      'href',
      'https://www.guardasegura.example/fundos',
    )
    await expect(within(table).getAllByRole('row')).toHaveLength(someSuppliers.length + 1)
  },
}

export const LinksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'guardasegura.example' })).toHaveFocus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('link', { name: 'Baixar o documento: Guarda Segura Custódia' }),
    ).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'pradolemos.example' })).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Suppliers {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Fornecedores do plano' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    const mail = within(table).getByText('atendimento@guardasegura.example')
    const word = document.createRange()
    word.selectNodeContents(mail.firstChild!)
    await expect(word.toString()).toBe('atendimento')
    // A word that breaks stands on two lines.
    await expect(word.getClientRects()).toHaveLength(1)
    await expect(mail.getBoundingClientRect().right).toBeLessThanOrEqual(table.getBoundingClientRect().right)
  },
}

export const None: Story = {
  args: { suppliers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nenhum fornecedor para mostrar' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver serviços' })).toHaveAttribute('href', '/services')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
