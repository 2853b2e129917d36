import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enviarArquivoRecadastramento } from '#contract/re-registration/re-registration.ts'
import { files } from '../../database/schema/files.ts'
import { limitFiles } from '../../files/keep-file.ts'
import { DemoCpf } from '../../testing/demo-people.ts'
import { drawnPng } from '../../testing/drawn-png.ts'
import { keepSelfieOf } from '../../testing/kept-selfie.ts'
import { openedReRegistration } from '../../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { runWork } from '../../work.ts'
import { reRegistrationDraft } from '../re-registration/files.ts'
import { requestDocuments } from '../requests/one-request/request-documents.ts'
import { findDocuments, type RequestDocument } from './documents.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

it('what waits in a draft goes with the kind that the draft is of, and with no other', async () => {
  const token = await openedReRegistration(test, DemoCpf.ana)
  const { answer } = await test.call(enviarArquivoRecadastramento, {
    token,
    params: { comprovante: 'selfie' },
    file: { field: 'arquivo', content: drawnPng([10, 60, 130, 255]) },
  })
  const selfie: RequestDocument<null> = {
    purpose: 'selfie',
    field: 'selfie',
    missing: '',
    required: true,
    sent: () => answer.id,
  }
  const filing = { input: null, personId: await test.personId(DemoCpf.ana), requestId: null }
  const found = (document: RequestDocument<null>) =>
    test.database.transaction(async (transaction) => {
      const { documents, problems } = await findDocuments(transaction, [document], filing)
      return [documents.size, problems.length]
    })
  expect(await found(selfie)).toEqual([0, 1])
  expect(await found({ ...selfie, draft: reRegistrationDraft })).toEqual([1, 0])
})

it('of a request are those that stand: one that a correction replaced has its days and is not shown beside the new one', async () => {
  const personId = await test.personId(DemoCpf.helena)
  const request = { id: 1_000_001, personId }
  const subject = { kind: 'request', id: request.id } as const
  const first = await keepSelfieOf(test, personId, request.id)
  const limit = (kept: number[]) =>
    runWork(test.api, { actor: null, requestId: 'test', now: test.clock.now() }, (work) =>
      limitFiles(work, subject, kept),
    )
  const shown = async () => (await requestDocuments(test.database, request, () => true)).map(({ id }) => id)
  expect(await shown()).toEqual([first])
  const second = await keepSelfieOf(test, personId, request.id)
  const [kept] = await test.database.select({ id: files.id }).from(files).where(eq(files.publicId, second))
  await limit([kept?.id ?? 0])
  expect(await shown()).toEqual([second])
  await limit([])
  expect(await shown()).toEqual([first, second])
})
