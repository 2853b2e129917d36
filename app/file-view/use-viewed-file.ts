import { useEffect, useState } from 'react'
import type { FileHref } from '#app/navigation/file-address.ts'
import { fetchFile } from './fetch-file.ts'
import { fileViewText } from './file-view.text.ts'
import type { OpenedPdf } from './open-pdf.ts'

/** Where a file that is seen stands. */
export type ViewedFile =
  | { kind: 'opening' }
  | { kind: 'image'; image: Blob }
  | { kind: 'pdf'; pdf: OpenedPdf }
  | { kind: 'problem'; sentence: string; canRetry: boolean }

const opening = { kind: 'opening' } as const

/** Fetches and opens a file; `retry` begins anew. The program that reads PDFs comes with the first of them. */
export function useViewedFile(href: FileHref): { file: ViewedFile; retry: () => void } {
  const [attempt, setAttempt] = useState<object>({})
  const [{ file, of }, set] = useState<{ file: ViewedFile; of: object }>({ file: opening, of: attempt })
  useEffect(() => {
    const controller = new AbortController()
    let opened: OpenedPdf | null = null
    const show = (next: ViewedFile) => {
      if (!controller.signal.aborted) set({ file: next, of: attempt })
    }
    const openIt = async () => {
      const fetched = await fetchFile(href, controller.signal)
      if (fetched.kind === 'problem') return show(fetched)
      if (fetched.kind === 'image') return show({ kind: 'image', image: fetched.content })
      try {
        const { openPdf } = await import('./open-pdf.ts')
        opened = await openPdf(fetched.content)
        if (controller.signal.aborted) opened.close()
        else show({ kind: 'pdf', pdf: opened })
      } catch {
        show({ kind: 'problem', sentence: fileViewText.unreadable, canRetry: false })
      }
    }
    void openIt()
    return () => {
      controller.abort()
      opened?.close()
    }
  }, [href, attempt])
  // The result of an earlier attempt does not apply to this one.
  return { file: of === attempt ? file : opening, retry: () => setAttempt({}) }
}
