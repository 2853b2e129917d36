import { type House, isTest, linesOf } from './house.ts'

type Size = { files: number; lines: number }
export type RoomSize = { room: string; production: Size; tests: Size }

/** A room within another one counts in both. */
const rooms = [
  'domain',
  'contract',
  'app',
  'app/features',
  'backend',
  'backend/usecases',
  'backend/calls',
  'design-system',
  'settings',
  'scripts',
  'tests',
]

export function roomSizes(house: House): RoomSize[] {
  const sizeOf = (room: string, files: readonly string[]): RoomSize => ({
    room,
    production: sizeOfFiles(
      house,
      files.filter((file) => !isTest(file)),
    ),
    tests: sizeOfFiles(house, files.filter(isTest)),
  })
  return [
    ...rooms.map((room) =>
      sizeOf(
        room,
        house.files.filter((file) => file.startsWith(`${room}/`)),
      ),
    ),
    sizeOf('everything', house.files),
  ]
}

function sizeOfFiles(house: House, files: readonly string[]): Size {
  return {
    files: files.length,
    lines: files.reduce((all, file) => all + linesOf(house.textOf(file)), 0),
  }
}
