/** Largest size on screen, as a multiple of the one that fits. */
export const LARGEST = 4

/** Sizes that the buttons lead through. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, LARGEST] as const

/** A size that may be: never smaller than what fits, never larger than anybody reads. */
export const boundedZoom = (zoom: number): number => Math.min(LARGEST, Math.max(1, zoom))

/** The next larger step. */
export const larger = (zoom: number): number => STEPS.find((step) => step > zoom + 0.01) ?? LARGEST

/** The next smaller step. */
export const smaller = (zoom: number): number => STEPS.findLast((step) => step < zoom - 0.01) ?? 1
