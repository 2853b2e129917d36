import type { ViewedPage } from '@portal/design-system/FileViewer'
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The program of the worker, whose address only the build knows. */
const { default: worker } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url')

GlobalWorkerOptions.workerSrc = worker

/** A document that was read, until it is closed. */
export type OpenedPdf = { pages: readonly ViewedPage[]; close: () => void }

/**
 * Reads a PDF in a worker, so that its pages can be drawn: the browser itself never sees it as a document. Nothing in it runs.
 * @throws Error for one that cannot be read
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // Decoders of scanned pages, which the build puts beside the other programs.
    wasmUrl: `/assets/pdf-${version}/`,
    enableXfa: false,
  })
  try {
    const pages = await pagesOf(await task.promise)
    return { pages, close: () => void task.destroy() }
  } catch (error) {
    void task.destroy()
    throw error
  }
}

async function pagesOf(document: PDFDocumentProxy): Promise<ViewedPage[]> {
  const numbers = Array.from({ length: document.numPages }, (_, place) => place + 1)
  return (await Promise.all(numbers.map((number) => document.getPage(number)))).map(viewedPage)
}

function viewedPage(page: PDFPageProxy): ViewedPage {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    draw: async (canvas, scale, signal) => {
      const viewport = page.getViewport({ scale })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport, background: 'white' })
      signal.addEventListener('abort', () => task.cancel(), { once: true })
      await task.promise
    },
    text: async () => {
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    },
  }
}
