import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { CountedProcesses } from './counted-processes.ts'
import { processOf, runningProcesses, TICKS_A_SECOND } from './process-table.ts'

/** Milliseconds between two looks: what ends unasked for between them is not seen. */
const LOOK_EVERY = 1000

const counted = new AsyncLocalStorage<CountedProcesses>()
/** Ticks of ended children that some part was told of already. */
let told = endedChildren()

/** Runs a part of the work and answers what the processes that it starts used, in seconds; null where the system does not tell. */
export async function withProcessorTime<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; processorSeconds: number | null }> {
  const processes = new CountedProcesses()
  const looks = setInterval(() => processes.look(runningProcesses()), LOOK_EVERY)
  try {
    const result = await counted.run(processes, run)
    return { result, processorSeconds: told === null ? null : processes.ticks / TICKS_A_SECOND }
  } finally {
    clearInterval(looks)
  }
}

/** A process that was started counts for the part that started it. */
export function countProcess(child: ChildProcess): void {
  const processes = counted.getStore()
  const { pid } = child
  if (processes === undefined || pid === undefined) return
  processes.follow(pid)
  child.once('exit', () => {
    const now = endedChildren()
    const ticks = (now ?? 0) - (told ?? 0)
    told = now
    processes.look(runningProcesses())
    processes.rootEnded(pid, ticks)
  })
}

/** Ticks of this process's children that ended; null where the system does not tell. */
function endedChildren(): number | null {
  return processOf('self')?.ended ?? null
}
