import { addDays, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { demoSlides, slideDrawing } from '../slides.ts'
import { writeDrawing } from './write-drawing.ts'
import { writeRegistry } from './write-registry.ts'

/** Writes the slides of the home page with their drawings. */
export async function writeSlides(database: Transaction, today: IsoDate): Promise<void> {
  const drawnAt = new Date(`${addDays(today, -60)}T12:00:00-03:00`)
  const slides = []
  for (const { drawing, ...slide } of demoSlides(today)) {
    slides.push({ ...slide, imagem: await writeDrawing(database, slideDrawing(drawing), drawnAt) })
  }
  await writeRegistry(database, 'configurar-carrossel', slides, today)
}
