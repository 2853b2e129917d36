import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandReport } from './BrandReport.tsx'
import { RoleSwatches } from './RoleSwatches.tsx'

const meta = { title: 'Fundamentos/Cor' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every role as the toolbar's plan, scheme and side give it. What each owes is written in `tokens/color-contract.ts`. */
export const Roles: Story = {
  render: () => <RoleSwatches />,
  play: async ({ canvas }) => {
    const fill = canvas.getByText('brand.fill').closest('li')
    await expect(fill).toHaveTextContent(/#[0-9a-f]{6}$/)
  },
}

export const RolesOnYellowAtNight: Story = {
  render: () => <RoleSwatches />,
  globals: { plan: 'yellow', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('brand.fill').closest('li')).toHaveTextContent('#ffff00')
  },
}

/** Contrast report of any color typed or picked. */
export const LiveContrastReport: Story = {
  render: () => <BrandReport initial="#0B3A82" />,
  parameters: { everyTheme: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Cor do plano' })
    await expect(canvas.getByText(/^Texto branco sobre a sua cor: .* — usaremos branco\.$/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '#FDB913')
    await expect(canvas.getByText('Texto branco sobre a sua cor: 1,7:1 — usaremos preto.')).toBeVisible()
    for (const name of ['De dia', 'À noite']) {
      const scheme = canvas.getByRole('heading', { name }).closest('section') ?? document.body
      await expect(within(scheme).getByText('Continuar, em preto')).toBeVisible()
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'azul')
    await expect(field).toHaveAccessibleDescription(/Escreva a cor como #RRGGBB\./)
    await userEvent.clear(field)
    await userEvent.type(field, '#FFFF00')
    await expect(canvas.getByRole('heading', { name: 'De dia' })).toBeVisible()
  },
}
