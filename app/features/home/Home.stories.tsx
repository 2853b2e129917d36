import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offeredNames } from '#app/features/service-catalogue/offered-names.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import { Home } from './Home.tsx'
import { receiving, saving, starting, withoutQuota } from './home.fixtures.ts'

const meta = {
  title: 'Páginas/Início',
  component: Home,
  args: {
    summary: saving,
    groups: offeredNames(serviceSlugs.map((slug) => ({ slug }))),
    planLink: { matricula: '100234', plano: { nome: 'HPE' } },
  },
  decorators: [withRouter()],
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Como chegamos a este valor/ }))
    await expect(canvas.getByText(/9\.876,54321000 cotas ×/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Acompanhar solicitações' })).toBeVisible()
  },
}

export const Receiving: Story = {
  args: { summary: receiving },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Último benefício' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Última contribuição' })).toBeNull()
  },
}

export const NothingYet: Story = {
  args: { summary: starting },
  play: async ({ canvas }) => {
    const title = 'Seu saldo começa com a primeira contribuição'
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const NoQuotaYet: Story = {
  args: { summary: withoutQuota },
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('group', { name: 'Seu saldo' })
    await expect(balance).toHaveTextContent('Ainda não calculado')
    await expect(canvas.getByText('Total que entrou')).toBeVisible()
    await expect(canvas.queryByText('Rendimento')).toBeNull()
  },
}
