import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const folder = join(dirname(manifest), 'wasm')
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/**
 * Puts the decoders of scanned pages (JBIG2, JPEG 2000) under the address at which the reader of PDFs looks for them; they are fetched by the
 * first page that needs one. What runs scripts of a PDF stays behind.
 */
export const pdfDecoders: Plugin = {
  name: 'pdf-decoders',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const name of readdirSync(folder)) {
      if (!/^(jbig2|openjpeg|qcms)/.test(name)) continue
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: readFileSync(join(folder, name)),
      })
    }
  },
}
