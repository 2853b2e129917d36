import { Button } from '@portal/design-system/Button'
import { ToastRegion } from '@portal/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { visitQuery } from '#app/session/session.queries.ts'
import { editedQuery } from './edited-query.ts'
import { FormProblem } from './FormProblem.tsx'
import { useCommand } from './use-command.ts'

const write = fn<(options: { data: number }) => Promise<string>>()
const reads = { balance: fn(), visit: fn(), edited: fn() }
let queryClient = new QueryClient()

type PageProps = {
  rereads: boolean
  /** The page offers the act only while it shows the first balance. */
  offeredOnce?: boolean
}

/** A page that reads three things, and a button that writes. */
function Page({ rereads, offeredOnce = false }: PageProps) {
  const options = { staleTime: Number.POSITIVE_INFINITY }
  const { data: balance } = useQuery({ ...options, queryKey: ['balance'], queryFn: () => reads.balance() })
  useQuery({ ...options, queryKey: visitQuery.queryKey, queryFn: () => reads.visit() })
  useQuery({ ...options, ...editedQuery, queryKey: ['rule'], queryFn: () => reads.edited() })
  return (
    <>
      <p>Saldo: {String(balance)}</p>
      {(balance === 1 || !offeredOnce) && <Act rereads={rereads} />}
      <ToastRegion />
    </>
  )
}

function Act({ rereads }: Pick<PageProps, 'rereads'>) {
  const { run, problem, isPending, clear } = useCommand(write, { rereads })
  const [said, setSaid] = useState('')
  const press = async () => {
    const outcome = await run(7)
    if (outcome.ok) await outcome.reread
    setSaid(outcome.ok ? `Escrito: ${outcome.answer}` : `Recusado: ${outcome.problem?.kind ?? 'em curso'}`)
  }
  return (
    <>
      <FormProblem problem={problem} />
      <Button onPress={() => void press()}>Escrever</Button>
      <Button onPress={clear}>Esquecer</Button>
      <p>{isPending ? 'Escrevendo' : 'Parado'}</p>
      <p role="status">{said}</p>
    </>
  )
}

const meta = {
  title: 'Formulários/Escrever',
  component: Page,
  args: { rereads: true },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: () => {
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    // Read by an earlier page.
    queryClient.setQueryData(['earlier'], 'an earlier page')
    write.mockReset()
    reads.balance.mockReset().mockResolvedValueOnce(1).mockResolvedValue(2)
    reads.visit.mockReset().mockResolvedValue('Ana')
    reads.edited.mockReset().mockResolvedValue('a rule')
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Twice at once is one write; afterwards the page is read again, but neither who visits nor what is being edited. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    write.mockReturnValue(promise)
    await expect(await canvas.findByText('Saldo: 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Escrevendo')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Recusado: em curso')).toBeVisible()
    resolve('sete')
    await expect(await canvas.findByText('Escrito: sete')).toBeVisible()
    await expect(await canvas.findByText('Saldo: 2')).toBeVisible()
    await expect(canvas.getByText('Parado')).toBeVisible()
    await expect(write.mock.calls).toEqual([[{ data: 7 }]])
    await expect(reads.visit).toHaveBeenCalledTimes(1)
    await expect(reads.edited).toHaveBeenCalledTimes(1)
    await expect(queryClient.getQueryData(['earlier'])).toBeUndefined()
  },
}

/** Without network it is refused at once, and does not run by itself once the network is back. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(await canvas.findByText('Saldo: 1')).toBeVisible()
    onlineManager.setOnline(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Recusado: unavailable')).toBeVisible()
    await expect(canvas.getByText('Parado')).toBeVisible()
    onlineManager.setOnline(true)
    await expect(write).toHaveBeenCalledTimes(1)
  },
  afterEach: () => onlineManager.setOnline(true),
}

/** A refusal is kept until it is cleared, and nothing is read again for it. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(new PortalProblem({ kind: 'forbidden', detail: 'Sem permissão.' }))
    await expect(await canvas.findByText('Saldo: 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Sem permissão.')).toBeVisible()
    await expect(canvas.getByText('Recusado: forbidden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Esquecer' }))
    await waitFor(() => expect(canvas.queryByText('Sem permissão.')).toBeNull())
    await expect(reads.balance).toHaveBeenCalledTimes(1)
    await expect(queryClient.getQueryData(['earlier'])).toBe('an earlier page')
  },
}

/** After a conflict the page shows what the API knows by now; the refusal stays. */
export const Overtaken: Story = {
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: 'Alguém foi mais rápido.' }),
    )
    await expect(await canvas.findByText('Saldo: 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Saldo: 2')).toBeVisible()
    await expect(canvas.getByText('Alguém foi mais rápido.')).toBeVisible()
    await expect(reads.visit).toHaveBeenCalledTimes(1)
  },
}

/** Where the page no longer offers what was refused, the refusal is told all the same. */
export const NoLongerOffered: Story = {
  args: { offeredOnce: true },
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValue(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: 'O saldo já mudou.' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Escrever' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Escrever' })).toBeNull())
    const said = await screen.findByRole('alertdialog', { name: 'O saldo já mudou.' })
    await userEvent.click(within(said).getByRole('button'))
    await waitFor(() => expect(said).not.toBeInTheDocument())
  },
}

/** A command that changes nothing on the page leaves it as it is. */
export const ChangesNothing: Story = {
  args: { rereads: false },
  play: async ({ canvas, userEvent }) => {
    write.mockResolvedValue('sete')
    await expect(await canvas.findByText('Saldo: 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever' }))
    await expect(await canvas.findByText('Escrito: sete')).toBeVisible()
    await expect(reads.balance).toHaveBeenCalledTimes(1)
    await expect(queryClient.getQueryData(['earlier'])).toBe('an earlier page')
  },
}
