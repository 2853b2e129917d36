import { execFileSync } from 'node:child_process'
import { projectRoot } from '../run-tool.ts'

const LOOKED_AT = 100
const LONGEST = 72

/** Subjects among the last commits that are longer than a line of a log. */
export function longSubjects(): string[] {
  return execFileSync('git', ['log', `-${LOOKED_AT}`, '--format=%s'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((subject) => subject.length > LONGEST)
}
