import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './source-files.ts'
import { roomsBySubject, sharedOfContract, subjects } from './subjects.ts'

const foldersOf = (room: string) =>
  readdirSync(join(projectRoot, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const rooms = Object.entries(roomsBySubject)

describe('one subject, one word', () => {
  it.each(rooms)('%s has folders of subjects and what serves them all, and no others', (room, shared) => {
    const known = new Set<string>([...subjects, ...shared])
    expect(foldersOf(room).filter((name) => !known.has(name))).toEqual([])
  })

  it('every subject is somewhere, and said in docs/house.md', () => {
    const found = new Set(rooms.flatMap(([room]) => foldersOf(room)))
    const house = readFileSync(join(projectRoot, 'docs/house.md'), 'utf8')
    expect(subjects.filter((name) => !found.has(name))).toEqual([])
    expect(subjects.filter((name) => !house.includes(`| \`${name}\` |`))).toEqual([])
  })

  it('the contract keeps beside its subjects only what calls of many share', () => {
    const files = readdirSync(join(projectRoot, 'contract')).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(files.filter((name) => !sharedOfContract.includes(name))).toEqual([])
  })
})
