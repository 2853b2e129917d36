import { today } from '#app/clock/today.ts'

/** The year whose unit values are asked for: that of the address, else this one. */
export function requestedYear(year: number | undefined): number {
  return year ?? Number(today().slice(0, 4))
}
