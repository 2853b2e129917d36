import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { chooseDeskPlan } from '#app/plan/plan.functions.ts'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { currentVisit } from '#app/session/session.functions.ts'
import { karinaSignedIn, withSession } from '#app/session/with-session.fixtures.tsx'
import { DeskPlanBar } from './DeskPlanBar.tsx'

const plans = [
  { id: 1, nome: 'HPE', onboarding_plano: 1 },
  { id: 4, nome: 'MAIS_VALOR', onboarding_plano: 6 },
]
const deskPlan = { id: 1, nome: 'HPE' }
const theme = {
  css: '',
  surface: 'admin',
  scheme: 'light',
  planName: null,
  logoSrc: null,
  backgroundSrc: null,
} as const

const meta = {
  title: 'Páginas/Plano das listas',
  component: DeskPlanBar,
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'admin' },
  args: { plan: 'HPE' },
  decorators: [withSession({ ...karinaSignedIn, deskPlan }), withQueries(), withRouter()],
  beforeEach: () => {
    mockedCall('retornarPlanos').mockResolvedValue(plans)
    mocked(chooseDeskPlan).mockReset()
    mocked(currentVisit).mockResolvedValue({ session: karinaSignedIn, theme, help: [] })
  },
} satisfies Meta<typeof DeskPlanBar>

export default meta
type Story = StoryObj<typeof meta>

/** The plan is named; the dialog has every plan and all of them, and says which is chosen. */
export const AnotherPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(chooseDeskPlan).mockResolvedValue(plans[1] ?? null)
    await expect(await canvas.findByText('Você está vendo o plano HPE.')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Plano das listas' }))
    await userEvent.click(bar.getByRole('button', { name: 'Trocar de plano' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolha um plano' }))
    const rows = await dialog.findAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Todos os planosVer as solicitações de todos os planos',
      'HPEEscolhido agora',
      'MAIS_VALORVer só as solicitações deste plano',
    ])
    await userEvent.click(dialog.getByRole('button', { name: /MAIS_VALOR/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(chooseDeskPlan).toHaveBeenCalledWith({ data: { idPlano: 4 } })
  },
}

export const TakenOff: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    mocked(chooseDeskPlan).mockResolvedValue(null)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver todos os planos' }))
    await waitFor(() => expect(chooseDeskPlan).toHaveBeenCalledWith({ data: { idPlano: null } }))
  },
}

/** A plan that is gone meanwhile: the dialog stays and says so. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(chooseDeskPlan).mockRejectedValue(
      new PortalProblem({ kind: 'not-found', detail: 'Plano não encontrado!' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar de plano' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolha um plano' }))
    await userEvent.click(await dialog.findByRole('button', { name: /MAIS_VALOR/ }))
    await expect(await dialog.findByText('Plano não encontrado!')).toBeVisible()
  },
}
