import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { themeVersions } from '../../database/schema/themes.ts'
import { demoPlans, themeDrawing } from '../plans.ts'
import { writeDrawing } from './write-drawing.ts'

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
      primaryColor: plan.primaryColor,
      logoHash,
      backgroundHash,
      publishedAt,
    })
  }
}
