import type { Meta, StoryObj } from '@storybook/react-vite'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { currentVisit } from '#app/session/session.functions.ts'
import { anaSignedIn, withSession } from '#app/session/with-session.fixtures.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { choosePlan, planLinks } from './plan.functions.ts'

const hpe = anaSignedIn.planLink
if (!hpe) throw new Error('Ana of the stories has no plan')
const maisValor = {
  ...hpe,
  id: 4,
  matricula: '400118',
  plano: { id: 4, nome: 'MAIS_VALOR', onboarding_plano: 6 },
}
const theme = {
  css: '',
  surface: 'participant',
  scheme: 'light',
  planName: 'MAIS_VALOR',
  logoSrc: null,
  backgroundSrc: null,
} as const

const refusedCommands = fn<(kind: string) => void>()

/** Told of every refused command, as the router is that leads to the sign-in page. */
const queries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({ onError: (error) => refusedCommands(problemOf(error).kind) }),
  })
let queryClient = queries()

const meta = {
  title: 'Páginas/Escolher plano',
  component: PlanChoice,
  args: { isOpen: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    withSession(),
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
    withRouter(),
  ],
  beforeEach: () => {
    queryClient = queries()
    refusedCommands.mockReset()
    mocked(planLinks).mockResolvedValue([hpe, maisValor])
  },
} satisfies Meta<typeof PlanChoice>

export default meta
type Story = StoryObj<typeof meta>

async function choose(userEvent: { click: (element: Element) => Promise<void> }) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolha seu plano' }))
  await userEvent.click(await dialog.findByRole('button', { name: /MAIS_VALOR/ }))
  return dialog
}

export const Chosen: Story = {
  play: async ({ args, userEvent }) => {
    mocked(choosePlan).mockResolvedValue(maisValor)
    mocked(currentVisit).mockResolvedValue({
      session: { ...anaSignedIn, planLink: maisValor },
      theme,
      help: [],
    })
    await choose(userEvent)
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(choosePlan).toHaveBeenCalledWith({ data: { idVinculo: 4 } })
  },
}

/** The question stays, says why and can be answered again. */
export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    mocked(choosePlan).mockRejectedValue(
      new PortalProblem({ kind: 'not-found', detail: 'Plano não encontrado!' }),
    )
    const dialog = await choose(userEvent)
    await expect(await dialog.findByText('Plano não encontrado!')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /HPE/ })).toBeEnabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Whoever watches commands hears of a session that is over. */
export const SessionOver: Story = {
  play: async ({ userEvent }) => {
    mocked(choosePlan).mockRejectedValue(
      new PortalProblem({ kind: 'unauthenticated', detail: 'Entre de novo.' }),
    )
    await choose(userEvent)
    await waitFor(() => expect(refusedCommands).toHaveBeenCalledWith('unauthenticated'))
  },
}

/** Plans that could not be read alarm nobody: the dialog says how to go on, and shows them once they are there. */
export const NotRead: Story = {
  beforeEach: () => {
    mocked(planLinks).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O serviço não respondeu.' }),
    )
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolha seu plano' }))
    const again = await dialog.findByRole('button', { name: 'Tentar de novo' })
    await expect(dialog.queryByRole('alert')).toBeNull()
    mocked(planLinks).mockResolvedValue([hpe, maisValor])
    await userEvent.click(again)
    await expect(await dialog.findByRole('button', { name: /MAIS_VALOR/ })).toBeVisible()
  },
}
