import type { IsoDate } from '#domain/calendar.ts'
import type { Database, Transaction } from '../database/client.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { hashPassword } from '../security/passwords.ts'
import { storeDocuments } from './demo-document.ts'
import { DEMO_PASSWORD } from './people.ts'
import { prepareParts } from './prepare-parts.ts'
import { writeDemo } from './write-demo.ts'

export type SeedOptions = {
  /** A day of São Paulo. */
  today: IsoDate
  /** Where the documents of some people, minutes and suppliers go; without it there are none. */
  storage?: FileStorage
  /** Told, in Portuguese, what it is at. */
  say?: (message: string) => void
}

/** Does everything that takes time and needs no transaction. @returns what then writes the rows into one */
export async function prepareDemo(
  database: Database,
  { today, storage, say }: SeedOptions & Required<Pick<SeedOptions, 'say'>>,
): Promise<(transaction: Transaction) => Promise<void>> {
  const hashing = hashPassword(DEMO_PASSWORD)
  const told = prepareParts(today)
  const passwordHash = await hashing
  if (!storage) return (transaction) => writeDemo(transaction, told, { passwordHash, documents: [] })
  say('Preparando a demonstração: documentos…')
  const { requestDocuments } = await import('./documents.ts')
  const { registryDocuments } = await import('./registry-documents.ts')
  const documents = await storeDocuments({ database, storage }, [
    ...requestDocuments(told.requests),
    ...registryDocuments(today),
  ])
  return (transaction) => writeDemo(transaction, told, { passwordHash, documents })
}
