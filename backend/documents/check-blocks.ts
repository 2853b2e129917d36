import { codeText } from '#contract/value-text.ts'
import type { PaperBlock } from './pdf/paper.ts'

/** How a reader finds out whether a paper is true: a sentence on where its code comes from, and the code itself. */
export function checkBlocks(sentence: string, code: string): PaperBlock[] {
  return [
    { kind: 'heading', text: 'Conferência' },
    { kind: 'paragraph', text: sentence },
    { kind: 'paragraph', isSmall: true, text: codeText(code) },
  ]
}
