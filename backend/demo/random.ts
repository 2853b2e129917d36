/** Repeatable random numbers: the same seed always gives the same sequence, on every machine. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number
  /** Whole number between both bounds, inclusive. */
  integer(lowest: number, highest: number): number
  /** One of the list. @throws RangeError when it is empty. */
  pick<Item>(list: readonly Item[]): Item
  /** Bell-shaped, mean 0 and deviation 1, always within ±6. Adds uniforms: no function that differs between engines. */
  bell(): number
}

/** A generator of 32 bits of state (mulberry32): plenty for invented data, useless for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    integer,
    pick<Item>(list: readonly Item[]): Item {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[integer(0, list.length - 1)] as Item
    },
    bell: () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6),
  }
}
