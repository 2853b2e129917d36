import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarArquivoImportacao } from '#contract/imports/imports.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { fileContents, files } from '../database/schema/files.ts'
import { imports } from '../database/schema/imports.ts'
import { paymentClearings } from '../database/schema/payment-clearings.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import type { Door } from '../testing/hostile-files/hostile-file.ts'
import { hostileFiles } from '../testing/hostile-files/hostile-files.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/**
 * Milliseconds of the processor that the thread which answers may take for one of these, sending included, however busy the machine is:
 * read in that thread, some took seconds and some minutes.
 */
const MOST_OF_LOOP = 500

/** Share of the time meanwhile that the same thread takes for jobs and heartbeats at most: a thread that reads waits for its turn. */
const BESIDE = 0.05

let test: TestApi
let doors: Record<Door, (content: Buffer) => Promise<{ status: number; problem: { detail: string } }>>

beforeAll(async () => {
  test = await startTestApi()
  const [marta, helena] = [await test.signIn(DemoCpf.marta), await test.signIn(DemoCpf.helena)]
  const idPessoa = await test.personId(DemoCpf.helena)
  const file = (content: Buffer) => ({ field: 'arquivo', content })
  doors = {
    import: (content) =>
      test.call(enviarArquivoImportacao, { token: marta, params: { tipo: 'pessoas' }, file: file(content) }),
    'bank-return': (content) => test.call(enviarArquivoRetorno, { token: marta, file: file(content) }),
    proof: (content) =>
      test.call(enviarComprovanteEndereco, { token: helena, params: { idPessoa }, file: file(content) }),
  }
})
afterAll(() => test.close())

const rows = async () => {
  const tables = [files, fileContents, imports, paymentClearings]
  return Promise.all(
    tables.map(async (table) => (await test.database.select({ all: count() }).from(table))[0]?.all),
  )
}

describe('a file that was made to cost more than it looks', () => {
  it.each(hostileFiles)('$name keeps nobody waiting, and is refused in words', async (hostile) => {
    const content = await hostile.content()
    const before = await rows()
    const [begun, began] = [process.threadCpuUsage(), performance.now()]
    const answer = await doors[hostile.door](content)
    const { user, system } = process.threadCpuUsage(begun)
    const waited = performance.now() - began
    expect((user + system) / 1000).toBeLessThan(MOST_OF_LOOP + BESIDE * waited)
    if (hostile.mayBeTaken && answer.status === 200) return
    expect(answer.status).toBeGreaterThanOrEqual(413)
    expect(answer.status).toBeLessThan(500)
    expect(answer.problem.detail).not.toBe('')
    expect(await rows()).toEqual(before)
  })
})
