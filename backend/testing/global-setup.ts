import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { prepareTemplate } from './template-database.ts'
import { testDataDir } from './test-data-dir.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database, and the name of the database to clone. */
    postgres: { url: string; template: string }
  }
}

/** Starts one PostgreSQL for the whole run; several runs at once share it. Nothing in it survives a power cut, and need not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres({
    dataDir: testDataDir('api'),
    durable: false,
    say: (message) => process.stderr.write(`${message}\n`),
  })
  const template = await prepareTemplate(server)
  project.provide('postgres', { url: server.url('postgres'), template })
  return server.stop
}
