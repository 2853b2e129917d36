/** Numbers from 0, one bit each. All sets that meet in one operation have the same length. */
export type Bits = Uint32Array

export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

export const copyOf = (bits: Bits): Bits => bits.slice()

export const has = (bits: Bits, number: number): boolean =>
  ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0

export function add(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
}

export function remove(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31))
}

/** Adds to the first what the second holds. */
export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

export function numbersIn(bits: Bits): number[] {
  const numbers: number[] = []
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest)
      numbers.push(word * 32 + bit)
      rest &= rest - 1
    }
  }
  return numbers
}

/** How much the members of a set weigh together, by a table for each byte: asked for every pair of chunks, so it may not look at each member. */
export function scaleOf(weights: readonly number[]) {
  const tables = Array.from({ length: Math.ceil(weights.length / 32) * 4 }, (_, byte) => {
    const table = new Float64Array(256)
    for (let value = 1; value < 256; value += 1) {
      const lowest = 31 - Math.clz32(value & -value)
      table[value] = (table[value & (value - 1)] ?? 0) + (weights[byte * 8 + lowest] ?? 0)
    }
    return table
  })
  const weightOfWord = (word: number, at: number): number =>
    (tables[at]?.[word & 255] ?? 0) +
    (tables[at + 1]?.[(word >>> 8) & 255] ?? 0) +
    (tables[at + 2]?.[(word >>> 16) & 255] ?? 0) +
    (tables[at + 3]?.[word >>> 24] ?? 0)
  return {
    weightOfBoth(one: Bits, other: Bits): number {
      let sum = 0
      for (let word = 0; word < one.length; word += 1) {
        const both = (one[word] ?? 0) & (other[word] ?? 0)
        if (both !== 0) sum += weightOfWord(both, word * 4)
      }
      return sum
    },
    weightOfEither(one: Bits, other: Bits): number {
      let sum = 0
      for (let word = 0; word < one.length; word += 1) {
        const either = (one[word] ?? 0) | (other[word] ?? 0)
        if (either !== 0) sum += weightOfWord(either, word * 4)
      }
      return sum
    },
  }
}
