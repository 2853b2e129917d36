import autocannon from 'autocannon'
import type { MeasuredPortal } from '../measured-portal.ts'
import { memoryOf, watchMemory } from '../process-memory.ts'
import { tableOf } from '../table.ts'

const STEPS = 5
const CONNECTIONS = 8

/** Memory of the portal while it draws that many pages: the sign-in page, home and the list of requests in turns. @returns a table */
export async function measureMemory({ url, pid, cookies }: MeasuredPortal, pages: number): Promise<string> {
  const rows = [['0 páginas', memoryOf(pid), memoryOf(pid)]]
  const amount = Math.ceil(pages / STEPS)
  for (let step = 1; step <= STEPS; step += 1) {
    const watch = watchMemory(pid)
    const { non2xx } = await autocannon({
      url,
      amount,
      connections: CONNECTIONS,
      requests: [
        { path: '/login' },
        { path: '/', headers: { cookie: cookies.helena } },
        { path: '/services/requests', headers: { cookie: cookies.helena } },
      ],
    })
    if (non2xx > 0) throw new Error(`${non2xx} pages were refused`)
    rows.push([`${step * amount} páginas`, memoryOf(pid), watch.stop()])
  }
  return tableOf(['', 'MiB depois', 'MiB no máximo'], rows)
}
