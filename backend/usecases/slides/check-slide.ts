import { eq } from 'drizzle-orm'
import { slidesText } from '#contract/slides.text.ts'
import type { SlideData } from '#contract/slides.ts'
import type { Querier } from '../../database/client.ts'
import { plans } from '../../database/schema/plans.ts'
import { themeImages } from '../../database/schema/themes.ts'

/** What the database knows to be wrong with a slide: an image that was let go of, a plan that does not exist. */
export async function checkSlide(
  database: Querier,
  { imagem, idPlano }: SlideData,
): Promise<{ imagem?: string; idPlano?: string }> {
  const [image] = await database
    .select({ hash: themeImages.hash })
    .from(themeImages)
    .where(eq(themeImages.hash, imagem))
  const [plan] =
    idPlano === 0
      ? [{ id: 0 }]
      : await database.select({ id: plans.id }).from(plans).where(eq(plans.id, idPlano))
  return {
    ...(image ? {} : { imagem: slidesText.imageGone }),
    ...(plan ? {} : { idPlano: slidesText.plan }),
  }
}
