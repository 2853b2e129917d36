/** Plan unit in force on the day of the seed, reais. */
export const CURRENT_UNIT = 7473.3
