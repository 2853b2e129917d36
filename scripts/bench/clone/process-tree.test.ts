import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { processorSeconds, processTree, proportionalMemory, readStat } from './process-tree.ts'

const after: (() => void)[] = []
afterEach(() => after.splice(0).forEach((end) => end()))

describe('what a command and all below it take', () => {
  it('is read past a name with spaces and brackets', () => {
    const line = '7 (a) b (c) S 3 7 7 0 -1 4194560 100 0 0 0 250 50 30 20 20 0 1 0 900 1 2'
    expect(readStat(line)).toEqual({ parent: 3, seconds: 3.5 })
  })

  it.runIf(process.platform === 'linux')('counts children, theirs, and those that ended', async () => {
    const busy = 'while (process.cpuUsage().user < 300_000);'
    const shell = spawn('sh', ['-c', '"$NODE" -e "$BUSY"; echo ended; sh -c "sleep 60; true"; true'], {
      env: { ...process.env, NODE: process.execPath, BUSY: busy },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    after.push(() => processTree(shell.pid ?? 0).forEach(({ pid }) => process.kill(pid)))
    await once(shell.stdout, 'data')
    await expect.poll(() => processTree(shell.pid ?? 0).length).toBe(3)
    const tree = processTree(shell.pid ?? 0)
    expect(tree.map(({ parent }) => parent)).toEqual([process.pid, shell.pid, tree[1]?.pid])
    expect(tree[2]?.command).toBe('sleep 60')
    expect(processorSeconds(tree)).toBeGreaterThanOrEqual(0.3)
    const memory = proportionalMemory(tree)
    expect(memory).toBeGreaterThan(0)
    expect(memory).toBeLessThan(100)
  })
})
