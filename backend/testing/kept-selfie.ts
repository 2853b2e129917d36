import type { FilePurpose } from '../file-purposes.ts'
import { attachFiles, type FileSubject, keepFile } from '../files/keep-file.ts'
import { storeContent } from '../files/store-content.ts'
import { runWork } from '../work.ts'
import { smallJpeg } from './small-images.ts'
import type { TestApi } from './test-api.ts'

/** A selfie of a person that went with a request, as a re-registration leaves one. @returns its public id */
export function keepSelfieOf(test: TestApi, ownerId: number, requestId: number): Promise<string> {
  return keepOf(test, ownerId, { purpose: 'selfie', subject: { kind: 'request', id: requestId } })
}

/** A death certificate of a person as a registration keeps it, without the registration, which would end everything else. @returns its public id */
export function keepCertificateOf(test: TestApi, ownerId: number): Promise<string> {
  return keepOf(test, ownerId, { purpose: 'death-certificate', subject: { kind: 'death', id: 1 } })
}

async function keepOf(
  test: TestApi,
  ownerId: number,
  { purpose, subject }: { purpose: FilePurpose; subject: FileSubject },
): Promise<string> {
  const { api } = test
  const now = test.clock.now()
  const stored = await storeContent(api, smallJpeg, now)
  const file = {
    ...stored,
    mediaType: 'image/jpeg',
    name: 'foto.jpg',
    width: null,
    height: null,
    scan: 'not-scanned',
    uploadKey: null,
    sentSha256: null,
  } as const
  return runWork(api, { actor: null, requestId: 'teste', now }, async (work) => {
    const kept = await keepFile(work, file, { purpose, ownerId })
    await attachFiles(work, [kept.id], subject)
    return kept.publicId
  })
}
