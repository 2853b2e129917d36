import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { ServiceGroups } from './ServiceGroups.tsx'
import { offeredGroups } from './service-catalogue.ts'

const meta = {
  title: 'Páginas/Serviços',
  component: ServiceGroups,
  args: {
    groups: offeredGroups(
      serviceSlugs.map((slug) => ({ slug, somenteLeitura: slug === 'regime-tributacao' })),
    ),
  },
  decorators: [withRouter()],
} satisfies Meta<typeof ServiceGroups>

export default meta
type Story = StoryObj<typeof meta>

export const AllServices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(6)
    await expect(canvas.getAllByRole('link')).toHaveLength(serviceSlugs.length)
    await expect(canvas.getByText('Só consulta')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Acompanhar solicitações' })).toHaveAttribute(
      'href',
      '/services/requests',
    )
  },
}
