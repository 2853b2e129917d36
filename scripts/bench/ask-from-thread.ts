import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Asked } from './asking-thread.ts'
import type { Waited } from './latency.ts'

/** Somebody who goes on asking until they are stopped, beside whoever sends much: they ask from a thread of their own. */
export async function askFromThread(asked: Asked): Promise<{ stop: () => Promise<Waited> }> {
  const thread = new Worker(new URL('./asking-thread.ts', import.meta.url), { workerData: asked })
  await once(thread, 'online')
  const stop = async () => {
    thread.postMessage('stop', [])
    const [waited] = (await once(thread, 'message')) as [Waited]
    await thread.terminate()
    return waited
  }
  return { stop }
}
