import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { editionOf, RuleBench } from '../rule-bench.fixtures.tsx'
import { servicesOfferedPage } from './services-setting.ts'

const edition = editionOf(servicesOfferedPage, {
  services: serviceSlugs.filter((slug) => slug !== 'emprestimos'),
  cells: [{ service: 'suspend-contribution', category: 1, situations: [6], readOnly: [] }],
})

const meta = {
  title: 'Páginas/Configurações/Quem tem cada serviço',
  component: RuleBench,
  args: { page: servicesOfferedPage, edition },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof RuleBench>

export default meta
type Story = StoryObj<typeof meta>

const cell = (name: RegExp) => ({ name })

export const Grid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Quem tem cada serviço' })).toBeVisible()
    await expect(
      canvas.getByRole('button', cell(/^Suspenso \(mudado\)\. Suspender contribuição, Contribuinte$/)),
    ).toBeVisible()
    await expect(canvas.getByRole('button', cell(/Empréstimos, Contribuinte$/))).toBeDisabled()
  },
}

/** By keys alone: arrows walk over the grid, Enter opens a cell, and focus comes back to it. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRegra').mockResolvedValue(edition)
    const first = await canvas.findByRole('row', { name: /^Regime de tributação/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const suspended = canvas.getByRole('button', cell(/Suspender contribuição, Contribuinte$/))
    for (const _ of serviceSlugs.slice(0, serviceSlugs.indexOf('suspend-contribution')))
      await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(suspended).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Suspender contribuição: Contribuinte' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Como o produto oferece' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() =>
      expect(
        canvas.getByRole('button', cell(/^Ativo; Suspenso\. Suspender contribuição, Contribuinte$/)),
      ).toHaveFocus(),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledTimes(1))
    await expect(mockedCall('salvarRascunhoRegra').mock.calls[0]?.[0]?.regras['cells']).toEqual([])
  },
}

/** A service that is switched on again, and one that can only be read in one situation. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Empréstimos' }))
    const loans = canvas.getByRole('button', cell(/Empréstimos, Contribuinte$/))
    await waitFor(() => expect(loans).toBeEnabled())
    await userEvent.click(loans)
    const dialog = await screen.findByRole('dialog', { name: 'Empréstimos: Contribuinte' })
    await expect(dialog).toHaveTextContent('a regra de empréstimos inclui a categoria')
    await userEvent.click(within(dialog).getByRole('button', { name: /Ativo/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Só consulta' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    await expect(
      await canvas.findByRole('button', cell(/^Ativo \(só consulta\) \(mudado\)\. Empréstimos/)),
    ).toBeVisible()
  },
}

export const OnlyToRead: Story = { args: { level: 1 } }
