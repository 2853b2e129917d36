import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canReach, postgresUser, type SystemUser } from './system-user.ts'

/** Where an embedded PostgreSQL keeps its data and how to get in. Kept in the data folder, readable only by its owner. */
export type Place = {
  /** Folder that holds `data/`, `server.log` and, when needed, a copy of the binaries. */
  directory: string
  port: number
  password: string
  user: SystemUser
}

type Saved = Omit<Place, 'user'>

const STATE_FILE = 'embedded-postgres.json'

/** Folders that any account may reach, in order of preference: data that matters must not sit where old files are swept away. */
const LASTING_FOLDERS = ['/var/lib', '/srv', '/opt', '/var/tmp']

/** The same for a project that itself sits in a temporary folder: nothing of it should outlive the machine's sweeping. */
const PASSING_FOLDERS = ['/var/tmp', tmpdir()]

/**
 * Finds or prepares the place of the embedded PostgreSQL of a data folder. Run as root below a folder that others can't enter
 * (0700), the server's own account could not reach `<dataDir>/postgres`: the place is then a random folder outside, remembered here.
 */
export async function findPlace(dataDir: string, say: (message: string) => void): Promise<Place> {
  const home = resolve(dataDir)
  await mkdir(home, { recursive: true })
  const saved = await readSaved(home)
  const directory = saved?.directory ?? join(home, 'postgres')
  const user = await postgresUser(join(directory, 'data'))
  const place =
    saved && (await canReach(join(directory, 'data'), user))
      ? { ...saved, user }
      : await newPlace(home, directory, user, say)
  await mkdir(place.directory, { recursive: true, mode: 0o755 })
  await savePlace(home, place)
  return place
}

/** Remembers a place; written aside and renamed, so that a crash leaves the old one whole. */
export async function savePlace(dataDir: string, { directory, port, password }: Place): Promise<void> {
  const file = join(resolve(dataDir), STATE_FILE)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify({ directory, port, password })}\n`, { mode: 0o600 })
  await rename(draft, file)
}

/** Creates a folder that only PostgreSQL's account may enter. */
export async function privateFolder(path: string, user: SystemUser): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
  if (user) await chown(path, user.uid, user.gid)
}

async function newPlace(
  home: string,
  inside: string,
  user: SystemUser,
  say: (message: string) => void,
): Promise<Place> {
  const password = randomBytes(24).toString('base64url')
  if (await canReach(join(inside, 'data'), user)) return { directory: inside, port: 0, password, user }
  if (await stat(join(inside, 'data', 'PG_VERSION')).catch(() => null)) {
    throw new Error(
      `Os dados do PostgreSQL estão em ${inside}, mas o usuário "${user?.name}" não consegue entrar nessa pasta. ` +
        'Libere a passagem (chmod o+x nas pastas acima dela) ou mova DATA_DIR.',
    )
  }
  const directory = await reachableFolder(home, user)
  say(
    `O PostgreSQL roda como "${user?.name}", que não entra em ${home}. Os dados dele ficam em ${directory}.`,
  )
  return { directory, port: 0, password, user }
}

async function reachableFolder(home: string, user: SystemUser): Promise<string> {
  const isPassing = PASSING_FOLDERS.some((folder) => home.startsWith(`${folder}/`))
  const candidates = isPassing ? PASSING_FOLDERS : LASTING_FOLDERS
  for (const parent of candidates) {
    if (!(await canReach(join(parent, 'x'), user))) continue
    const folder = await mkdtemp(join(parent, 'portal-postgres-')).catch(() => null)
    if (folder === null) continue
    await chmod(folder, 0o711)
    return folder
  }
  throw new Error(`Nenhuma destas pastas serve para os dados do PostgreSQL: ${candidates.join(', ')}.`)
}

async function readSaved(home: string): Promise<Saved | null> {
  const text = await readFile(join(home, STATE_FILE), 'utf8').catch(() => null)
  if (text === null) return null
  const saved = JSON.parse(text) as Partial<Saved>
  const { directory, port, password } = saved
  if (typeof directory !== 'string' || typeof port !== 'number' || typeof password !== 'string') {
    throw new Error(
      `O arquivo ${join(home, STATE_FILE)} está estragado. Apague-o junto com os dados do PostgreSQL.`,
    )
  }
  return { directory, port, password }
}
