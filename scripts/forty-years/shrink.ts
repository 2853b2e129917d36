import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts'
import type { Life } from './life.ts'
import type { History } from './run.ts'

/** Says whether a history still fails, and on which day. */
export type Failing = (history: History) => Promise<IsoDate | null>

/**
 * Looks for the shortest history that still fails: fewer people by halves, then by single ones, then fewer days before the failure by halves,
 * then fewer acts of who is left. `tries`: so many histories are lived at most.
 */
export async function shrink(
  history: History,
  failedOn: IsoDate,
  failing: Failing,
  tries = 24,
): Promise<History> {
  let shortest: History = { ...history, to: failedOn }
  let left = tries
  const attempt: Attempt = async (candidate) => {
    if (left === 0) return false
    left -= 1
    const day = await failing(candidate)
    if (day === null) return false
    shortest = { ...candidate, to: day }
    return true
  }
  for (let part = 2; part <= shortest.lives.length * 2; ) {
    const { lives } = shortest
    const size = Math.max(1, Math.ceil(lives.length / part))
    let isSmaller = false
    for (let at = 0; at < lives.length && !isSmaller; at += size)
      isSmaller = await attempt({ ...shortest, lives: lives.toSpliced(at, size) })
    if (!isSmaller && size === 1) break
    part = isSmaller ? 2 : part * 2
  }
  await fewerDays(() => shortest, attempt)
  await fewerKinds(() => shortest, attempt)
  return shortest
}

type Attempt = (candidate: History) => Promise<boolean>

/** Begins later, by halves: everybody enters at once then, and what they did before is left out. */
async function fewerDays(now: () => History, attempt: Attempt): Promise<void> {
  let [fails, passes] = [now().from, now().to]
  for (;;) {
    const half = addDays(fails, Math.floor(daysBetween(fails, passes) / 2))
    if (half <= fails || daysBetween(fails, passes) < FEW_DAYS) return
    if (await attempt(beginning(now(), half))) fails = half
    else passes = half
  }
}

/** A difference in days that nobody looks at. */
const FEW_DAYS = 16

function beginning(history: History, from: IsoDate): History {
  const lives = history.lives.map((life) => ({
    ...life,
    enters: life.enters < from ? addDays(from, 1) : life.enters,
    acts: life.acts.filter(({ on }) => on > from),
  }))
  return { ...history, from, lives }
}

/** Leaves out one kind of act after the other. */
async function fewerKinds(now: () => History, attempt: Attempt): Promise<void> {
  const kinds = new Set(now().lives.flatMap(({ acts }) => acts.map(({ what }) => what.act)))
  for (const kind of kinds) {
    const lives = now().lives.map((life) => ({
      ...life,
      acts: life.acts.filter(({ what }) => what.act !== kind),
    }))
    await attempt({ ...now(), lives })
  }
}

/** A history in words: who, and what they do when. */
export function told({ seed, from, to, lives }: History): string {
  const days = daysBetween(from, addDays(to, 1))
  return [
    `seed ${seed}, ${lives.length} people, ${days} days from ${from} to ${to}`,
    ...lives.map(lifeTold(to)),
  ].join('\n')
}

const lifeTold = (to: IsoDate) => (life: Life) =>
  [
    `  ${life.n} ${life.name}, plan ${life.planId}, born ${life.birth}, joined ${life.joinedOn}, enters ${life.enters}`,
    ...life.acts.filter(({ on }) => on <= to).map(({ on, what }) => `    ${on} ${JSON.stringify(what)}`),
  ].join('\n')
