import { createHash } from 'node:crypto'
import type { Transaction } from '../../database/client.ts'
import { themeImages } from '../../database/schema/themes.ts'

/** Keeps a drawing and answers its name. The demo's are ours, so they may be SVG; what people upload may not. */
export async function writeDrawing(database: Transaction, svg: string, createdAt: Date): Promise<string> {
  const content = Buffer.from(svg, 'utf8')
  const hash = createHash('sha256').update(content).digest('hex')
  await database
    .insert(themeImages)
    .values({ hash, mediaType: 'image/svg+xml', content, createdAt })
    .onConflictDoNothing()
  return hash
}
