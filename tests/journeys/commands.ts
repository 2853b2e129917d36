import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { settingNames } from '#settings/settings.ts'

/** A command of the README as somebody at a terminal has it. */
export type Command = {
  /** Terminal output so far. */
  screen: () => string
  /** Waits until the terminal shows a text; rejects with what it shows when the command ends before that. */
  shows: (text: string) => Promise<void>
  pid: number
  /** Waits for the end. @returns the exit code; null when a signal ended it */
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
}

/** Runs a command with these settings and no others, whatever `.env` says. */
export function command(program: string, args: string[], settings: Record<string, string> = {}): Command {
  const none = Object.fromEntries(settingNames.map((name) => [name, '']))
  const child = spawn(program, args, {
    env: { ...process.env, ...none, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let screen = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (screen += chunk.toString()))
  return {
    screen: () => screen,
    pid: child.pid ?? 0,
    shows: (text) => shows(child, () => screen, text),
    // Not 'exit': what it said last is still on its way then.
    ended: once(child, 'close').then(([code]) => code as number | null),
    kill: (signal) => child.kill(signal),
  }
}

/** Ends whatever of these still runs, with all that it started: `npm start` takes its database down with it. */
export async function endAll(running: Command[]): Promise<void> {
  for (const each of running.splice(0)) {
    each.kill('SIGTERM')
    await each.ended
  }
}

function shows(child: ChildProcess, screen: () => string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => screen().includes(text) && resolve()
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('close', () => reject(new Error(`the terminal never showed "${text}":\n${screen()}`)))
    look()
  })
}
