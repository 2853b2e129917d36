import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { portalCookie, visitors } from '../api-client.ts'
import { logMeasuring } from '../print-section.ts'
import { isAlive, processorSeconds, processTree } from './process-tree.ts'

const PORT = '3984'
const API_PORT = '3985'
const LOOK_MS = 100

/** When something was there after `npm start` was typed, seconds, and how many of the processor everything had taken by then. */
type Moment = { seconds: number; processor: number }

/** The stages that a start passes, in the order in which it is looked for; database and portal are made beside each other. */
export const passed = ['installed', 'built', 'api', 'page'] as const
export type Passed = (typeof passed)[number]
export const passedText: Readonly<Record<Passed, string>> = {
  installed: 'pacotes instalados',
  built: 'portal construído',
  api: 'API com a demonstração',
  page: 'página de quem entrou',
}

export type StartedClone = {
  moments: Readonly<Record<Passed, Moment>>
  /** The process of npm. */
  pid: number
  stop: () => Promise<void>
}

/**
 * Types `npm start` in a clone and looks until somebody is signed in and has the home page.
 * @throws Error with what the terminal showed when it ends before that
 */
export async function startClone(
  folder: string,
  environment: NodeJS.ProcessEnv,
  over: AbortSignal,
): Promise<StartedClone> {
  for (const port of [PORT, API_PORT])
    if (await answers(`http://127.0.0.1:${port}/`, () => true))
      throw new Error(`Port ${port} is taken: what answers there would be measured.`)
  const begin = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment, PORT, API_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let screen = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (screen += String(said)))
  const ended = once(child, 'close')
  const pid = child.pid ?? 0
  const stop = async () => {
    const all = processTree(pid).map((each) => each.pid)
    child.kill('SIGTERM')
    await ended
    // npm goes at once; what it started notices that and ends in order.
    while (all.some(isAlive)) await wait(LOOK_MS)
  }
  const isThere = lookFor(folder)
  const moments: Partial<Record<Passed, Moment>> = {}
  try {
    while (passed.some((name) => moments[name] === undefined)) {
      over.throwIfAborted()
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${screen}`)
      for (const name of passed) {
        if (moments[name] !== undefined || !(await isThere[name]())) continue
        const seconds = (performance.now() - begin) / 1000
        moments[name] = { seconds, processor: processorSeconds(processTree(pid)) }
        logMeasuring(`${passedText[name]} depois de ${seconds.toFixed(1)} s`)
      }
      await wait(LOOK_MS)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { moments: moments as Record<Passed, Moment>, pid, stop }
}

function lookFor(folder: string): Readonly<Record<Passed, () => boolean | Promise<boolean>>> {
  return {
    installed: () => existsSync(join(folder, 'node_modules', '.installed-lock')),
    built: () => existsSync(join(folder, 'dist', '.built-from')),
    api: () => answers(`http://127.0.0.1:${API_PORT}/saude`),
    page: hasHome,
  }
}

/** Whether somebody signs in and gets the page after it. */
async function hasHome(): Promise<boolean> {
  const portal = `http://127.0.0.1:${PORT}`
  if (!(await answers(`http://127.0.0.1:${API_PORT}/saude`))) return false
  return portalCookie(portal, visitors.helena)
    .then((cookie) => fetch(portal, { headers: { cookie }, redirect: 'manual' }))
    .then(async (page) => page.status === 200 && (await page.text()).includes('</html>'))
    .catch(() => false)
}

const answers = (url: string, isMeant = ({ ok }: Response) => ok) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel()
      return isMeant(answer)
    },
    () => false,
  )
