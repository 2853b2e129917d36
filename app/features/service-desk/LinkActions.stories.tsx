import { Cluster } from '@portal/design-system/Cluster'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { PlanLink } from '#contract/plans/plans.ts'
import { LinkActions } from './LinkActions.tsx'
import { serviceDeskQueries } from './service-desk.queries.ts'

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
  args: {
    idPessoa: 9,
    planLinks: [link],
    acts: [{ idVinculo: 7, atos: ['registrar-desligamento'] }],
    onDone: fn(),
  },
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
  args: { acts: [{ idVinculo: 7, atos: ['entregar-extrato'] }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Entregar extrato de desligamento: DXC' }),
    ).toBeVisible()
  },
}

export const Paid: Story = {
  args: { acts: [{ idVinculo: 7, atos: ['suspender-por-ordem-judicial'] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspender por ordem da Justiça: DXC' }))
    const dialog = await screen.findByRole('dialog', { name: /^Suspender o benefício do plano DXC/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspender benefício' }))
    for (const complaint of [
      'Informe o número do documento.',
      'Informe o dia.',
      'Escreva o que a ordem diz.',
    ])
      await waitFor(() => expect(within(dialog).getByText(complaint)).toBeVisible())
  },
}

export const StoppedByACourt: Story = {
  args: { acts: [{ idVinculo: 7, atos: ['liberar-por-ordem-judicial'] }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Liberar por ordem da Justiça: DXC' }))
    const dialog = await screen.findByRole('dialog', { name: /^Liberar o benefício do plano DXC/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Liberar benefício' }))
    await waitFor(() => expect(within(dialog).getByText('Informe o número do documento.')).toBeVisible())
  },
}

export const NothingToDo: Story = {
  args: { acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Ported: Story = {
  args: { acts: [{ idVinculo: 7, atos: ['informar-datas-acumulacao'] }] },
  decorators: [
    withQueries([
      {
        queryKey: serviceDeskQueries.undatedArrivals(9).queryKey,
        data: [{ idVinculo: 7, conta: 'portada-fechada', recebidoEm: '2024-05-10', valor: 9000 }],
      },
    ]),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Informar datas de acumulação: DXC' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Datas de acumulação no plano DXC' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Datas e valores/ }), '31/02/2014 10,00')
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar datas' }))
    await waitFor(() => expect(dialog.getByText(/Não foi possível ler a linha 1/)).toBeVisible())
  },
}
