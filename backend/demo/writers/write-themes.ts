import { createHash } from 'node:crypto'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { themeImages, themeVersions } from '../../database/schema/themes.ts'
import { demoPlans, themeDrawing } from '../plans.ts'

/** Days before the seed on which the plans got the look they have. */
const DAYS_WORN = 400

/** Writes the look of every plan as its first version. */
export async function writeThemes(database: Transaction, today: IsoDate): Promise<void> {
  const publishedAt = new Date(`${addDays(today, -DAYS_WORN)}T12:00:00-03:00`)
  for (const plan of demoPlans) {
    const [logoHash, backgroundHash] = await Promise.all(
      (['logo', 'background'] as const).map((kind) =>
        writeDrawing(database, themeDrawing(plan, kind), publishedAt),
      ),
    )
    await database.insert(themeVersions).values({
      planId: plan.id,
      number: 1,
      primaryColour: plan.primaryColour,
      logoHash,
      backgroundHash,
      publishedAt,
    })
  }
}

/** The demo's drawings are ours, so they may be SVG; what people upload may not. */
async function writeDrawing(database: Transaction, svg: string, createdAt: Date): Promise<string> {
  const content = Buffer.from(svg, 'utf8')
  const hash = createHash('sha256').update(content).digest('hex')
  await database
    .insert(themeImages)
    .values({ hash, mediaType: 'image/svg+xml', content, createdAt })
    .onConflictDoNothing()
  return hash
}
