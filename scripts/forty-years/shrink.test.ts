import { expect, it } from 'vitest'
import type { Life } from './life.ts'
import { optionsOf } from './options.ts'
import type { History } from './run.ts'
import { shrink, told } from './shrink.ts'

const dies = ({ acts }: Life) => acts.some(({ what }) => what.act === 'die')
const { history } = optionsOf(['--seed', '7', '--people', '40'])

it('comes down to the two people without whom it does not fail, and to the acts that it takes', async () => {
  const mortal = history.lives.filter(dies)
  const [first, second] = [mortal[1]?.n, mortal.at(-1)?.n]
  const failing = async ({ lives }: History) => {
    const both = lives.filter((life) => (life.n === first || life.n === second) && dies(life))
    return both.length === 2 ? '2030-05-31' : null
  }
  const shortest = await shrink(history, '2030-05-31', failing, 200)
  expect(shortest.lives.map(({ n }) => n)).toEqual([first, second])
  expect(shortest.to).toBe('2030-05-31')
  const kinds = new Set(shortest.lives.flatMap(({ acts }) => acts.map(({ what }) => what.act)))
  expect([...kinds]).toEqual(['die'])
  expect(told(shortest)).toContain('seed 7, 2 people')
})

it('begins as late as it still fails', async () => {
  const shortest = await shrink(
    history,
    '2030-05-31',
    async ({ from }) => (from <= '2029-03-10' ? '2030-05-31' : null),
    200,
  )
  expect(shortest.from > '2029-02-10').toBe(true)
  expect(shortest.from <= '2029-03-10').toBe(true)
  for (const { enters, acts } of shortest.lives) {
    expect(enters > shortest.from).toBe(true)
    expect(acts.every(({ on }) => on > shortest.from)).toBe(true)
  }
})

it('lives no more histories than it may, and keeps what fails', async () => {
  let lived = 0
  const shortest = await shrink(history, '2030-05-31', async () => ((lived += 1), null), 9)
  expect(lived).toBe(9)
  expect(shortest.lives).toHaveLength(40)
})
