const names = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export type SeriesLook = (typeof names)[number]

/** The look of a series by its place in the list. A chart of more than six series cannot be read: the last look repeats. */
export const lookOf = (index: number): SeriesLook => names[Math.min(index, names.length - 1)] ?? 'six'

/** The fill of a series: its colour under its own pattern. `scope` is the id its chart gave to `SeriesPatterns`. */
export const patternOf = (scope: string, look: SeriesLook): string => `url(#${scope}-${look})`
