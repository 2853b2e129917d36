import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import { anaSignedIn } from '#app/session/with-session.fixtures.tsx'
import { Category, Situation } from '#domain/participants.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { LikelyServices } from './LikelyServices.tsx'

const meta = {
  title: 'Páginas/Serviços/Para você',
  component: LikelyServices,
  args: { features: serviceSlugs.map((slug) => ({ slug, somenteLeitura: false })) },
  decorators: [withRouter()],
} satisfies Meta<typeof LikelyServices>

export default meta
type Story = StoryObj<typeof meta>

const { planLink } = anaSignedIn
const receives = {
  ...anaSignedIn,
  planLink: planLink && {
    ...planLink,
    categoria: { id: Category.assisted, nome: 'Assistido' },
    situacao: { id: Situation.inBenefit, nome: 'Em benefício' },
  },
}

export const WhoReceives: Story = {
  render: (args) => (
    <SessionOnScreen value={receives}>
      <LikelyServices {...args} />
    </SessionOnScreen>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(6)
    await expect(links[0]).toHaveAccessibleName('Ver o que caiu na minha conta')
    await expect(links[0]).toHaveAttribute('href', '/services/contracheque')
  },
}

/** Before a plan is chosen nothing is known of anybody. */
export const NoPlan: Story = {
  render: (args) => (
    <SessionOnScreen value={{ ...anaSignedIn, planLink: null }}>
      <LikelyServices {...args} />
    </SessionOnScreen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Para você' })).toBeNull()
  },
}
