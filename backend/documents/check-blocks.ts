import { codeText } from '#contract/value-text.ts'
import type { DocumentBlock } from './pdf/printed-document.ts'

/** How a reader finds out whether a document is true: a sentence on where its code comes from, and the code itself. */
export function checkBlocks(sentence: string, code: string): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Conferência' },
    { kind: 'paragraph', text: sentence },
    { kind: 'paragraph', isSmall: true, text: codeText(code) },
  ]
}
