import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A process of ours that says one JSON line when it is ready and ends when it is asked to. */
export type LineProcess<Ready> = {
  ready: Ready
  /** Sends one message and waits for the answer to it. */
  ask: <Answer>(message: string) => Promise<Answer>
  stop: () => Promise<void>
}

/** Starts `node <file> …args` and waits for its first JSON line; rejects with what it said when it ends before. */
export async function startLineProcess<Ready>(
  file: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<LineProcess<Ready>> {
  const child = spawn('node', ['--import', './scripts/quick-imports.mjs', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const line = await Promise.race([
    firstJsonLine(child),
    new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${said.join('')}`))),
    ),
  ])
  return { ready: JSON.parse(line) as Ready, ask: (message) => ask(child, message), stop: () => end(child) }
}

function ask<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer))
    child.send(message, (error) => error && reject(error))
  })
}

function firstJsonLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(line)
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve()
      return
    }
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
