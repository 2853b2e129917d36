import type { Strings } from '../strings/strings.ts'

/** A file on its way, or arrived. */
export interface FileEntry {
  id: string
  name: string
  /** Its media type. */
  type?: string
  /** In bytes. */
  size?: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** While it is sent, from 0 to 100. Leave out while it is not known. */
  progress?: number
  /** Why it failed, and what to do. */
  problem?: string
  /** Of an image, what a small picture of it is drawn from: the file itself, or where it is. */
  image?: string | Blob
  /** Where it can be downloaded from. */
  downloadUrl?: string
}

/** How far all of them have come, in one sentence to be read aloud. Nothing while none is on its way or arrived. */
export const summaryOf = (files: readonly FileEntry[], { fileList }: Strings): string => {
  const count = (state: FileEntry['state']) => files.filter((file) => file.state === state).length
  const done = count('done')
  const failed = count('failed')
  const parts = [
    ...(done > 0 || count('sending') > 0 ? [fileList.progress(done, files.length)] : []),
    ...(failed > 0 ? [fileList.failures(failed)] : []),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}
