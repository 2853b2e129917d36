import type { HostileFile } from './hostile-file.ts'
import { hostileImages } from './hostile-images.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { hostileTexts } from './hostile-texts.ts'
import { hostileWorkbooks } from './hostile-workbooks.ts'

/** Every shape of a file that was made to cost more than it looks. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostileWorkbooks,
  ...hostileTexts,
  ...hostileImages,
  ...hostilePdfs,
]
