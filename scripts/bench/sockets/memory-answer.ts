/*
 * Loaded before a server that is measured (`node --expose-gc --import`): answers the parent's word `memory` with what the process holds
 * once all that is dead was given back.
 */
export type Memory = { memory: { rss: number; live: number } }

process.on('message', (word) => {
  if (word !== 'memory') return
  // Once for what waits to be finalized, once for what that set free.
  globalThis.gc?.()
  setTimeout(() => {
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({ memory: { rss, live: heapUsed + external } } satisfies Memory)
  }, 100)
})
