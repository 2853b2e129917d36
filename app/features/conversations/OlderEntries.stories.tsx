import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { inFrame } from './conversation-frame.fixtures.tsx'
import { manyMessages, thread } from './conversations.fixtures.ts'
import { conversationQueries } from './conversations.queries.ts'
import { ThreadView } from './ThreadView.tsx'

const thousand = manyMessages(1000)

/** A conversation as its page reads it: the newest first, earlier ones when they are asked for. */
function OpenThread() {
  const { data } = useQuery({ ...conversationQueries.conversation(thread.id), staleTime: Infinity })
  const search = { lista: 'todas', palavraChave: '', idConversa: thread.id } as const
  return data ? <ThreadView thread={data} own="participante" search={search} /> : null
}

/** Stand-in for the server: up to 100 entries before a given one. */
const before = (all: typeof thousand, { antesDe = 0 }: { antesDe?: number | undefined }) => {
  const earlier = all.filter(({ id }) => id < antesDe)
  return { ...thread, mensagens: earlier.slice(-100), haMais: earlier.length > 100 }
}

/** The page is open at the newest 50; the server has all of them. */
const opened = (all: typeof thousand) => () => {
  mockedCall('retornarConversa').mockResolvedValue({ ...thread, mensagens: all.slice(-50), haMais: true })
  mockedCall('retornarMensagens').mockImplementation((data) => Promise.resolve(before(all, data ?? {})))
}

const meta = {
  title: 'Páginas/Conversas/Mensagens anteriores',
  component: OpenThread,
  decorators: [inFrame, withSession(), withQueries(), withRouter(['/chat', '/services/requests'])],
  parameters: { everyTheme: false },
} satisfies Meta<typeof OpenThread>

export default meta
type Story = StoryObj<typeof meta>

const ANSWERED_FOR = Array.from({ length: 10 }, (_, page) => 951 - page * 100)
const askedBefore = () =>
  mockedCall('retornarMensagens').mock.calls.flatMap(([data]) => (data?.antesDe ? [data.antesDe] : []))
const entriesIn = (log: HTMLElement) => log.querySelectorAll('[data-entry]').length

export const ByScrollingToTheFirst: Story = {
  beforeEach: opened(thousand),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    await waitFor(() => {
      // Nobody scrolls on once the first are on their way.
      if (askedBefore().length === 0) log.scrollTop = -log.scrollHeight
      return expect(askedBefore()).toHaveLength(1)
    })
    await waitFor(() => expect(entriesIn(log)).toBe(150))
    // One stands where one stood, far from the top: nothing more is asked for.
    await expect(within(log).getByText(/^Pergunta 951:/)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(askedBefore()).toHaveLength(1)
    await waitFor(
      () => {
        log.scrollTop = -log.scrollHeight
        return expect(entriesIn(log)).toBe(1000)
      },
      { timeout: 20_000 },
    )
    // Every page once, and none again.
    await expect(askedBefore()).toEqual(ANSWERED_FOR)
    await expect(within(log).queryByRole('button', { name: 'Mostrar mensagens anteriores' })).toBeNull()
    await waitFor(() => {
      log.scrollTop = -log.scrollHeight
      return expect(within(log).getByText(/^Pergunta 1:/)).toBeVisible()
    })
  },
}

export const ByTheButtonAlsoAfterAnError: Story = {
  // Finding a button by its role costs more with each message there is.
  beforeEach: opened(thousand.slice(-300)),
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log')
    mockedCall('retornarMensagens').mockRejectedValueOnce(new Error('no answer'))
    const asksFor = () => within(log).getByRole('button', { name: 'Mostrar mensagens anteriores' })
    await waitFor(() => {
      log.scrollTop = -log.scrollHeight
      return expect(within(log).getByText(/Não conseguimos/)).toBeVisible()
    })
    await expect(askedBefore()).toEqual([951])
    const first = within(log).getByText(/^Pergunta 951:/)
    // Not at the very top: there what said that it failed leaves room behind it.
    log.scrollTop += 60
    asksFor().focus({ preventScroll: true })
    // Measured in the frame in which it scrolled, the place would not be the one that is read from.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const place = Math.round(first.getBoundingClientRect().top)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(entriesIn(log)).toBe(150))
    // No news: it is not read aloud.
    await expect(log).toHaveAttribute('aria-live', 'off')
    await expect(Math.abs(Math.round(first.getBoundingClientRect().top) - place)).toBeLessThan(2)
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'), { timeout: 3000 })
    while (within(log).queryByRole('button', { name: /anteriores/ })) {
      const known = entriesIn(log)
      asksFor().focus({ preventScroll: true })
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(entriesIn(log)).toBeGreaterThan(known))
    }
    await expect(entriesIn(log)).toBe(300)
    await expect(log).toHaveFocus()
  },
}
