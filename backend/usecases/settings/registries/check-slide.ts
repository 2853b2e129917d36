import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { themeImages } from '#backend/database/schema/themes.ts'
import { slidesText } from '#contract/publications/slides.text.ts'
import type { SlideData } from '#contract/publications/slides.ts'
import { checkPlan } from './check-plan.ts'

/** Complaints that only the database can find about a slide: an image that was deleted, a plan that does not exist. */
export async function checkSlide(
  database: Querier,
  { imagem, idPlano }: SlideData,
): Promise<{ imagem?: string; idPlano?: string }> {
  const [image] = await database
    .select({ hash: themeImages.hash })
    .from(themeImages)
    .where(eq(themeImages.hash, imagem))
  return {
    ...(image ? {} : { imagem: slidesText.imageGone }),
    ...(await checkPlan(database, { idPlano })),
  }
}
