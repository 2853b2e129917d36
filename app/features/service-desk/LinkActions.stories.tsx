import { Cluster } from '@portal/design-system/Cluster'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { PlanLink } from '#contract/plans.ts'
import { LinkActions } from './LinkActions.tsx'

const link: PlanLink = {
  id: 7,
  matricula: '700301',
  plano: { id: 7, nome: 'DXC', onboarding_plano: 1 },
  categoria: { id: 1, nome: 'Contribuinte' },
  situacao: { id: 1, nome: 'Ativo' },
  pessoa: { id: 9, nome: 'Helena Castro' },
}

const meta = {
  title: 'Páginas/Atos do atendimento no plano',
  component: LinkActions,
  args: { idPessoa: 9, planLinks: [link], level: 2 },
  render: (args) => (
    <Cluster>
      <LinkActions {...args} />
    </Cluster>
  ),
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof LinkActions>

export default meta
type Story = StoryObj<typeof meta>

export const StillEmployed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Registrar desligamento: DXC' }))
    const dialog = await screen.findByRole('dialog', { name: 'Registrar o desligamento no plano DXC' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar desligamento' }))
    await expect(await within(dialog).findAllByText('Informe o dia.')).toHaveLength(2)
  },
}

export const Left: Story = {
  args: { planLinks: [{ ...link, situacao: { id: 7, nome: 'Desligado' } }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Entregar extrato de desligamento: DXC' }),
    ).toBeVisible()
  },
}

export const NotOfThisLevel: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
