import { type FileLimits, type Refusal, refusalOf } from '../FileUpload/file-check.ts'

/** A file that is not taken, and why; `many`: there are more than may be taken. */
export interface RefusedFile {
  file: File
  reason: Refusal | 'many'
}

/** Parts files into those that are taken, in their order, and those that are not. `room`: so many may still come. */
export const takeFiles = (
  files: readonly File[],
  limits: FileLimits,
  room: number,
): { taken: File[]; refused: RefusedFile[] } => {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = refusalOf(file, limits) ?? (taken.length < room ? undefined : 'many')
    if (reason === undefined) taken.push(file)
    else refused.push({ file, reason })
  }
  return { taken, refused }
}
