const names = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export type SeriesStyle = (typeof names)[number]

/** The style of a series by its place in the list. A chart of more than six series cannot be read: the last style repeats. */
export const seriesStyle = (index: number): SeriesStyle => names[Math.min(index, names.length - 1)] ?? 'six'

/** The fill of a series: its colour under its own pattern. `scope` is the id its chart gave to `SeriesPatterns`. */
export const patternOf = (scope: string, style: SeriesStyle): string => `url(#${scope}-${style})`
