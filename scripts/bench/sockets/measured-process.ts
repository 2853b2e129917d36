import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectRoot, toolEnvironment } from '../../run-tool.ts'

/** A process that is asked by messages. */
export type MeasuredProcess = {
  /** Where it answers, of one that says so by a line as the API does. */
  url: string
  /** Sends a message. @returns what it says next. @throws Error when it ends instead */
  ask: <Answer>(message: unknown) => Promise<Answer>
  next: <Answer>() => Promise<Answer>
  stop: () => Promise<void>
}

/** Starts `node <flags> <file>`; with `saysReady` it is waited for until it listens. */
export async function startMeasured(
  file: string,
  { flags = [], saysReady = true }: { flags?: readonly string[]; saysReady?: boolean } = {},
): Promise<MeasuredProcess> {
  const child = spawn('node', [...flags, file], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: toolEnvironment(),
  })
  const url = saysReady ? await readyUrl(child) : ''
  const next = async <Answer>(): Promise<Answer> => {
    const ended = new AbortController()
    const answer = once(child, 'message', { signal: ended.signal })
    const end = () => ended.abort(new Error(`${file} ended`))
    child.once('exit', end)
    const [said] = await answer
    child.off('exit', end)
    return said as Answer
  }
  return {
    url,
    next,
    ask: (message) => {
      const answer = next()
      child.send(message as object)
      return answer as Promise<never>
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('it ended before it listened')))
    // Read to its end, or its output would hold the process up.
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { url: string }).url)
      })
  })
}
