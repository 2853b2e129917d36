import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { editionOf, RuleBench } from '../rule-bench.fixtures.tsx'
import { onboardingPage } from './onboarding-setting.ts'

const edition = editionOf(onboardingPage, {
  skippable: [5, 6, 7],
  welcome: 'Antes de usar o portal, precisamos de alguns dados.',
  terms: '',
})

function StoryRule({ flag }: { flag: number }) {
  return (
    <Suspense fallback={null}>
      <RuleBench key={flag} page={onboardingPage} edition={edition} />
    </Suspense>
  )
}

const meta = {
  title: 'Páginas/Configurações/Primeiro acesso',
  component: StoryRule,
  args: { flag: 1 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
  beforeEach: ({ args: { flag } }) => {
    mockedCall('retornarPlanos').mockResolvedValue([{ id: 1, nome: 'HPE', onboarding_plano: flag ?? 1 }])
  },
} satisfies Meta<typeof StoryRule>

export default meta
type Story = StoryObj<typeof meta>

/** The preview follows the text being typed. A step that only plans of fixed amounts have is not offered, and keeps its value. */
export const Percentages: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRegra').mockResolvedValue(edition)
    const preview = within(await canvas.findByRole('region', { name: 'Como quem entra vai ver' }))
    await expect(preview.getByText('Percentuais (pode ficar para depois)')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Termos do plano' }), 'Leia o regulamento.')
    await expect(preview.getByText('Leia o regulamento.')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Contribuição' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percentuais' }))
    await expect(preview.getByText('Percentuais')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledTimes(1))
    await expect(mockedCall('salvarRascunhoRegra').mock.calls[0]?.[0]?.regras['skippable']).toEqual([7, 5])
  },
}

export const Amounts: Story = {
  args: { flag: 6 },
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Como quem entra vai ver' }))
    await expect(preview.getByText('Renda')).toBeVisible()
    await expect(preview.queryByText(/^Percentuais/)).toBeNull()
  },
}
