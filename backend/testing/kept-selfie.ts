import { attachFiles, keepFile } from '../files/keep-file.ts'
import { storeContent } from '../files/store-content.ts'
import { runWork } from '../work.ts'
import { smallJpeg } from './small-images.ts'
import type { TestApi } from './test-api.ts'

/** A selfie of a person that went with a request, as a re-registration leaves one. @returns its public id */
export async function keepSelfieOf(test: TestApi, ownerId: number, requestId: number): Promise<string> {
  const { api } = test
  const now = test.clock.now()
  const stored = await storeContent(api, smallJpeg, now)
  const file = {
    ...stored,
    mediaType: 'image/jpeg',
    name: 'selfie.jpg',
    width: null,
    height: null,
    scan: 'not-scanned',
    uploadKey: null,
    sentSha256: null,
  } as const
  return runWork(api, { actor: null, requestId: 'teste', now }, async (work) => {
    const kept = await keepFile(work, file, { purpose: 'selfie', ownerId })
    await attachFiles(work, [kept.id], { kind: 'request', id: requestId })
    return kept.publicId
  })
}
