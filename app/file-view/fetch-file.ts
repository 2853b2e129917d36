import type { FileHref } from '#app/navigation/file-address.ts'
import { fileViewText } from './file-view.text.ts'

/** Image types the viewer renders. Types a browser would run, as SVG or HTML, must never be added. */
const IMAGES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** A file as it is seen, or why it is not. */
export type FetchedFile =
  | { kind: 'image' | 'pdf'; content: Blob }
  | { kind: 'problem'; sentence: string; canRetry: boolean }

const problem = (sentence: string, canRetry = false): FetchedFile => ({ kind: 'problem', sentence, canRetry })

/** Fetches a file of the portal to be drawn on the page. What it is, is what the API says of its bytes. */
export async function fetchFile(href: FileHref, signal: AbortSignal): Promise<FetchedFile> {
  try {
    // A session that ended answers a redirection to the sign-in page, which is no document.
    const answer = await fetch(href, { signal, redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return problem(fileViewText.ended)
    if (answer.status === 403 || answer.status === 404) return problem(fileViewText.gone)
    if (!answer.ok) return problem(fileViewText.failed, true)
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
    if (type === 'application/pdf') return { kind: 'pdf', content: await answer.blob() }
    return IMAGES.has(type) ? { kind: 'image', content: await answer.blob() } : problem(fileViewText.unknown)
  } catch {
    return problem(fileViewText.failed, true)
  }
}
