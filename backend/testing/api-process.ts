import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** The API of the demonstration as a process of its own, to be killed. No schedule wakes it. */
export type ApiProcess = { url: string; end: (signal: NodeJS.Signals) => Promise<void> }

/** Starts one and waits until it answers. */
export async function startApiProcess(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'api-process-main.ts')], {
    env: {
      PATH: process.env.PATH,
      API_PORT: await freePort(),
      API_REQUESTS_PER_MINUTE: '100000',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: (JSON.parse(line.toString()) as { url: string }).url,
    end: async (signal) => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
