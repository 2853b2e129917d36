import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Account that a child process runs under; null: the same as ours. */
export type SystemUser = { uid: number; gid: number; name: string } | null

/** Account made for the embedded PostgreSQL when the machine has no `postgres`. */
const OWN_ACCOUNT = 'portal-postgres'

/**
 * The account to run PostgreSQL under, which refuses to run as root. Not root: our own. Root: the owner of data that already exists,
 * else `postgres`, else an account made for it, else `nobody`.
 */
export async function postgresUser(existingData: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(existingData).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: String(owner.uid) }
  const known = (await accountNamed('postgres')) ?? (await accountNamed(OWN_ACCOUNT))
  if (known) return known
  await createAccount()
  const made = (await accountNamed(OWN_ACCOUNT)) ?? (await accountNamed('nobody'))
  if (made) return made
  throw new Error(
    'O PostgreSQL não roda como root e esta máquina não tem outro usuário. Crie o usuário "postgres".',
  )
}

/** Whether an account may walk down to a folder or file, by the permission bits of every folder above it. */
export async function canReach(path: string, user: SystemUser): Promise<boolean> {
  if (user === null) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null)
    if (found && !maySearch(found, user)) return false
    if (folder === dirname(folder)) return true
  }
}

function maySearch(
  folder: { mode: number; uid: number; gid: number },
  user: { uid: number; gid: number },
): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === user.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

async function accountNamed(name: string): Promise<SystemUser> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid), name }
}

/** Debian and most others have `useradd`, Alpine has `adduser`; a machine without either falls back to `nobody`. */
async function createAccount(): Promise<void> {
  try {
    await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_ACCOUNT])
  } catch {
    await run('adduser', ['-S', '-D', '-H', OWN_ACCOUNT]).catch(() => undefined)
  }
}
