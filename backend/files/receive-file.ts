import { infectedFile, scannerAway } from '#contract/documents/files.text.ts'
import { tidyText } from '#domain/written-text.ts'
import type { Api } from '../api.ts'
import { invalid, Problem } from '../problem.ts'
import { audit } from '../security/audit.ts'
import type { RunWork } from '../work.ts'
import type { AcceptedTypes, SentContent } from './accepted-file.ts'
import { cleanFile } from './clean-file.ts'
import { sha256Of } from './file-storage.ts'
import { type StoredContent, storeContent } from './store-content.ts'

/** A file as it arrives. */
export type SentFile = SentContent & {
  /** File name on the sender's device. */
  name: string
  /** Key of this sending, by which it is known when it comes again; null: it is new in any case. */
  uploadKey: string | null
}

/** A file that is checked, cleaned and in the storage; no row refers to it yet. */
export type ReceivedFile = StoredContent & {
  mediaType: string
  name: string
  width: number | null
  height: number | null
  scan: 'clean' | 'not-scanned'
  uploadKey: string | null
  sentSha256: string | null
}

/** The file that is taken, and whose it is. */
type Acceptance = AcceptedTypes & { subjectId: number | null }

type Arrival = { api: Api; work: RunWork; file: SentFile; now: Date }

const SCANNER_SECONDS = 60

/**
 * Takes a file in: scanned for viruses, cleaned, and stored before any transaction begins. `subjectId` is the person whose file it is.
 * @throws as {@link scannedFile} and `cleanFile`
 */
export async function receiveFile(arrival: Arrival, accepted: Acceptance): Promise<ReceivedFile> {
  const { file } = await receiveReadFile(arrival, accepted, async () => null)
  return file
}

/**
 * Takes a file in as {@link receiveFile}, and reads it before it is stored: what cannot be read leaves nothing behind.
 * @throws what `read` throws too
 */
export async function receiveReadFile<Told>(
  { api, work, file, now }: Arrival,
  { subjectId, ...accepted }: Acceptance,
  read: (file: SentFile) => Promise<Told>,
): Promise<{ file: ReceivedFile; told: Told }> {
  const scan = await scannedFile({ api, work }, file.content, subjectId)
  const { content, ...facts } = await cleanFile(file, accepted)
  const told = await read(file)
  const stored = await storeContent(api, content, now)
  const { uploadKey } = file
  const sentSha256 = uploadKey === null ? null : sha256Of(file.content)
  return { file: { ...stored, ...facts, scan, name: tidyName(file.name), uploadKey, sentSha256 }, told }
}

/**
 * Has a file scanned for viruses, where there is a scanner.
 * @throws 422 for an infected one, which leaves an audit row and nothing else; 503 while the scanner does not answer
 */
export async function scannedFile(
  { api, work }: Pick<Arrival, 'api' | 'work'>,
  content: Buffer,
  subjectId: number | null,
): Promise<ReceivedFile['scan']> {
  const scan = await api.scanFile(content)
  if (scan === 'unavailable') {
    const detail = scannerAway
    throw new Problem({ status: 503, code: 'indisponivel', detail, retryAfter: SCANNER_SECONDS })
  }
  if (scan === 'infected') {
    const sha256 = sha256Of(content)
    const after = { sha256, bytes: content.length }
    await work((unit) => audit(unit, { subjectId, action: 'file.infected', entityId: sha256, after }))
    throw invalid({ arquivo: infectedFile })
  }
  return scan
}

const LONGEST_NAME = 120

/** The last part of what may be a path, without what cannot be seen. */
function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const tidy = tidyText(last)
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return Array.from(tidy).slice(-LONGEST_NAME).join('') || 'arquivo'
}
