import sharp, { type Sharp } from 'sharp'
import { pngWithoutTexts } from './png-without-texts.ts'

/*
 * Imported for the first image, since the library takes fifteen megabytes. For the whole process: only the formats that people may send
 * in are ever read, and only from memory. A file that passes for one of them cannot reach a reader of drawings (SVG) or of other formats,
 * whatever else the library was built with.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// Uploads are read once.
sharp.cache(false)

/**
 * An image of a type that is accepted (JPEG, PNG, WebP, GIF, AVIF; of HEIC its header alone, since its pixels are patented), of an
 * animation its first picture. Nothing is read yet: what reads it rejects for bytes that are no such image, are damaged or cut off, or of
 * more than `maxPixels`.
 */
export function openImage(content: Buffer, { maxPixels }: { maxPixels: number }): Sharp {
  return sharp(pngWithoutTexts(content), {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
}
