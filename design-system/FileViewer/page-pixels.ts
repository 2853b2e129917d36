/** Pixels a page is drawn with at most: 16 MB of memory each, which the cheapest phones have for a few. */
const MAX_PIXELS = 4_000_000

/** How many pixels a unit of a page gets that is shown so many pixels wide. */
export function pixelsPerUnit(
  { width, height }: { width: number; height: number },
  shownWidth: number,
): number {
  const most = Math.sqrt(MAX_PIXELS / (width * height))
  return Math.min(Math.max(shownWidth, 1) / width, most)
}
