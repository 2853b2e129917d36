import type { Browser, CDPSession } from 'playwright'
import type { FrontPage } from './front-page.ts'
import { slowDown, visit } from './visit.ts'

/**
 * The work of a page's main thread from its first picture until it is quiet, in milliseconds of a processor that is 4× slower: `blocked` is
 * what of each task goes beyond the 50 that nobody notices, `busy` all of it, `longest` one task. `hydrated` of `elements` know their
 * component. `shift` is how far what was painted moved.
 */
export type Blocking = {
  blocked: number
  busy: number
  longest: number
  hydrated: number
  elements: number
  shift: number
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string }
}

/** Longer than any page takes until nothing but a touch begins something. */
const QUIET_MS = 6000

const UNNOTICED_MS = 50

/**
 * Opens a page with a slow processor and looks at every task. A task counts by the processor time that it took, not by the clock, so that
 * what else the machine does is not the page's.
 */
export async function blocking(browser: Browser, page: FrontPage): Promise<Blocking> {
  const { context, tab } = await visit(browser, page)
  await slowDown(tab)
  await tab.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const protocol = await context.newCDPSession(tab)
  const stopTrace = await startTrace(protocol)
  await tab.goto(page.url, { waitUntil: 'load' })
  await tab.waitForTimeout(QUIET_MS)
  const tasks = tasksOfMainThread(await stopTrace())
  const seen = await tab.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    const knows = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
    const { moved } = globalThis as unknown as { moved: { by: number } }
    return { hydrated: all.filter(knows).length, elements: all.length, shift: moved.by }
  })
  await context.close()
  return {
    blocked: tasks.reduce((sum, took) => sum + Math.max(0, took - UNNOTICED_MS), 0),
    busy: tasks.reduce((sum, took) => sum + took, 0),
    longest: Math.max(0, ...tasks),
    ...seen,
  }
}

async function startTrace(protocol: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  protocol.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await protocol.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', '__metadata'] },
  })
  return async () => {
    const complete = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve))
    await protocol.send('Tracing.end')
    await complete
    return events
  }
}

/** Milliseconds of processor time of each task of the thread that painted, from the first letter or picture on. */
function tasksOfMainThread(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page painted nothing')
  return events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        pid === paint.pid &&
        tid === paint.tid &&
        ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}
