import { saoPauloDateOf } from '#domain/calendar.ts'

/** The year whose unit values are asked for: that of the address, else this one. */
export function yearAsked(year: number | undefined): number {
  return year ?? Number(saoPauloDateOf(new Date()).slice(0, 4))
}
