// First step of every command: plain JavaScript, so that any Node from 18 up can run it on a fresh clone. It installs the locked
// packages when the lock changed and hands over to scripts/<command>.ts on the Node that those packages bring.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)
const parent = process.ppid
const stamp = join(root, 'node_modules', '.installed-lock')
const bin = join(root, 'node_modules', '.bin')

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package.json')))
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
if (!isInstalled) {
  process.stdout.write('Instalando os pacotes (só quando eles mudam; leva um ou dois minutos)…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // Ended meanwhile: nobody waits for the command any more.
  if (isOrphan()) process.exit(130)
  if (install.status !== 0) {
    process.stderr.write('A instalação dos pacotes falhou. Confira a rede e tente de novo.\n')
    process.exit(install.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

const bundled = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const node = existsSync(bundled) ? bundled : process.execPath
if (node === process.execPath && !runsTypeScript(process.versions.node)) {
  process.stderr.write(
    `Esta máquina precisa do Node 22.18 ou mais novo; o que está aqui é o ${process.versions.node}.\n`,
  )
  process.exit(1)
}

const file = join(root, 'scripts', `${command}.ts`)
process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`
process.chdir(root)
if (isInstalled && realpathSync(node) === realpathSync(process.execPath)) {
  // npm has found that Node already: a process of its own for the command would only take memory.
  module.enableCompileCache(join(root, '.cache', 'compiled'))
  process.argv = [process.execPath, file, ...rest]
  stopWithNpm(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(file).href)
} else {
  const child = spawn(node, [file, ...rest], {
    // The channel is there to break: a command that runs for long ends when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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

/** @param {string} version */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}
