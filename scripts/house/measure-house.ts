import { type Arrow, arrowsWithin, type Floors, floorsOf } from './arrows.ts'
import { fileCircles, shortestRound } from './circles.ts'
import { longSubjects } from './commit-subjects.ts'
import { type Cost, costOf, samples } from './costs.ts'
import { type Crumb, crumbs } from './crumbs.ts'
import { docComments } from './doc-comments.ts'
import type { House } from './house.ts'
import { type Repeated, repeatedBlocks } from './repeated-blocks.ts'
import { type RoomSize, roomSizes } from './room-sizes.ts'
import { flatContract, type Subjects, subjects } from './subjects.ts'
import { type Unused, unusedExports } from './unused-exports.ts'

/** Rooms whose folders should lie in floors. */
const layered = ['backend/usecases', 'app/features', 'contract', 'domain'] as const

export type Measures = {
  sizes: RoomSize[]
  floors: (Floors & { room: string })[]
  circles: { files: string[]; round: string[] }[]
  unused: Unused
  repeated: Repeated | null
  crumbs: Crumb[]
  comments: ReturnType<typeof docComments>
  subjects: Subjects
  flatContract: string[]
  longSubjects: string[]
  costs: Cost[]
}

export async function measureHouse(house: House): Promise<Measures> {
  const asked = Promise.all([unusedExports(house), repeatedBlocks()])
  const measured = {
    sizes: roomSizes(house),
    floors: layered.map((room) => ({ room, ...floorsOf(arrowsWithin(house, room)) })),
    circles: fileCircles(house).map((files) => ({ files, round: shortestRound(house, files) })),
    crumbs: crumbs(house),
    comments: docComments(house),
    subjects: subjects(house),
    flatContract: flatContract(house),
    longSubjects: longSubjects(),
    costs: samples.map((sample) => costOf(house, sample)),
  }
  const [unused, repeated] = await asked
  return { ...measured, unused, repeated }
}

export function importsOfArrows(arrows: readonly Arrow[]): number {
  return arrows.reduce((all, { carriers }) => all + carriers.length, 0)
}
