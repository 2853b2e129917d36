import { afterAll, beforeAll, expect, it } from 'vitest'
import { enviarArquivoRecadastramento } from '#contract/re-registration.ts'
import { DemoCpf } from '../../testing/demo-people.ts'
import { drawnPng } from '../../testing/drawn-png.ts'
import { openedReRegistration } from '../../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { reRegistrationDraft } from '../re-registration/files.ts'
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
  const filing = { asked: null, personId: await test.personId(DemoCpf.ana), requestId: null }
  const found = (document: RequestDocument<null>) =>
    test.database.transaction(async (transaction) => {
      const { documents, problems } = await findDocuments(transaction, [document], filing)
      return [documents.size, problems.length]
    })
  expect(await found(selfie)).toEqual([0, 1])
  expect(await found({ ...selfie, draft: reRegistrationDraft })).toEqual([1, 0])
})
