import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countProcess } from './processor-time.ts'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Environment in which the project's own tools and its own Node come first. */
export function toolEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = join(projectRoot, 'node_modules', '.bin')
  return { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

/** Runs a tool of the project with its output shown; rejects when it fails. */
export async function runTool(
  tool: string,
  args: string[],
  extra: Record<string, string> = {},
): Promise<void> {
  const code = await exitCode(tool, args, extra)
  if (code !== 0) throw new Error(`${tool} ${args[0] ?? ''} failed with ${code}`)
}

/** Runs a tool of the project with its output shown and answers its exit code. */
export function exitCode(tool: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  return codeOf(spawn(tool, args, { cwd: projectRoot, stdio: 'inherit', env: toolEnvironment(extra) }))
}

/** Runs a tool of the project beside others: answers its exit code and what it said, which nobody was shown yet. */
export async function exitCodeAndOutput(
  tool: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const child = spawn(tool, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment(),
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await codeOf(child)
  return { code, output: Buffer.concat(said).toString() }
}

function codeOf(child: ChildProcess): Promise<number> {
  countProcess(child)
  return new Promise((resolve, reject) => {
    // Whoever ends this process ends what it runs.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('error', reject)
    // Not 'exit': what it said last is still on its way then.
    child.on('close', (code) => {
      process.off('exit', end)
      resolve(code ?? 1)
    })
  })
}
