// First step of every command: plain JavaScript, so that any Node from 18 up can run it on a fresh clone. It has the packages of the
// command installed and hands over to scripts/<command>.ts on a Node that runs it.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installPackages } from './packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...rest] = process.argv.slice(2)
const parent = process.ppid
const compiled = join(root, '.cache', 'compiled')

const { node, isNew } = await installPackages(root, command, (message) =>
  process.stdout.write(`${message}\n`),
).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
// Ended meanwhile: nobody waits for the command any more.
if (isOrphan()) process.exit(130)

const file = join(root, 'scripts', `${command}.ts`)
process.env.PATH = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter)
process.chdir(root)
const isThisNode = realpathSync(node) === realpathSync(process.execPath)
if (isThisNode && isNew && 'execve' in process && process.platform !== 'win32') {
  // The command itself in place of this process, which holds what the installation took.
  process.execve(
    process.execPath,
    [process.execPath, fileURLToPath(import.meta.url), command, ...rest],
    process.env,
  )
} else if (isThisNode) {
  // A process of its own for the command would only take memory.
  module.enableCompileCache(compiled)
  process.argv = [process.execPath, file, ...rest]
  stopWithNpm(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(file).href)
} else {
  const child = spawn(node, [file, ...rest], {
    // The channel is there to break: a command that runs for long ends when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
  stopWithNpm(() => child.kill('SIGTERM'))
}

/**
 * npm passes on a Ctrl+C, but a SIGTERM ends only npm and its shell, and everything below them would stay. Whoever started us being gone
 * shows in our parent's id.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  const watch = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

/** Whether the npm that started this is gone. */
function isOrphan() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
}
