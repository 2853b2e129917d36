import type { Meta, StoryObj } from '@storybook/react-vite'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { leaveTarget } from '#app/session/session.functions.ts'
import { ServingBar, type ServingBarProps } from './ServingBar.tsx'
import { useLeaveTarget } from './use-leave-target.ts'

const meta = {
  title: 'Páginas/Visão Administradora',
  component: ServingBar,
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'admin' },
  args: {
    name: 'Ana Beatriz Lima',
    since: '2026-11-21T18:00:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
    onLeave: fn(),
  },
} satisfies Meta<typeof ServingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Serving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Atendimento em nome de outra pessoa' })
    await expect(bar).toHaveTextContent('Visão Administradora')
    await expect(bar).toHaveTextContent('Você está atendendo Ana Beatriz Lima')
    await expect(bar).toHaveTextContent('Desde 15:00, até 15:30 no máximo.')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar atendimento' }))
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
  },
}

export const Ending: Story = {
  args: { isEnding: true },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltam menos de 5 minutos.')
  },
}

export const Leaving: Story = { args: { isLeaving: true } }

export const LongName: Story = {
  args: { name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcelos e Silva' },
}

function LeavingBar(props: ServingBarProps) {
  const { isLeaving, leave } = useLeaveTarget(1)
  return <ServingBar {...props} isLeaving={isLeaving} onLeave={() => leave()} />
}

const refusedCommands = fn<(kind: string) => void>()
// Told of every refused command, as the router is that leads to the sign-in page.
const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: (error) => refusedCommands(problemOf(error).kind) }),
})

/** Leaving is a command: whoever watches commands hears of a session that is over. */
export const SessionOver: Story = {
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
    withRouter(),
  ],
  render: (args) => <LeavingBar {...args} />,
  play: async ({ canvas, userEvent }) => {
    refusedCommands.mockReset()
    mocked(leaveTarget).mockRejectedValue(
      new PortalProblem({ kind: 'unauthenticated', detail: 'Entre de novo.' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar atendimento' }))
    await waitFor(() => expect(refusedCommands).toHaveBeenCalledWith('unauthenticated'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Encerrar atendimento' })).toBeEnabled())
  },
}
