import type { Running } from './process-table.ts'

/**
 * Processor time that a process and all that came from it used, from looks at them now and then. The kernel adds what a child used to its parent when
 * the parent asks how it ended; of those for which nobody asks, as a browser's, the last look counts.
 */
export class CountedProcesses {
  #known = new Map<number, Running>()
  #roots = new Set<number>()
  /** Ticks that ended with a followed process, which whoever started it is told of. */
  #endedWithRoot = 0
  #told = 0
  #lost = 0

  /** A process whose use counts, with all that comes from it. */
  follow(pid: number): void {
    this.#roots.add(pid)
  }

  /** A followed process ended, and the kernel added so many ticks to whoever started it. A look comes before. */
  rootEnded(pid: number, ticks: number): void {
    this.#roots.delete(pid)
    this.#told += ticks
    this.#lost += Math.max(0, this.#endedWithRoot - ticks)
    this.#endedWithRoot = 0
  }

  /** A look at every process there is. */
  look(running: readonly Running[]): void {
    const now = new Map(this.#family(running).map((process) => [process.pid, process]))
    const left = new Map<number, number>()
    for (const gone of this.#known.values()) {
      if (now.get(gone.pid)?.begun === gone.begun) continue
      const used = gone.own + gone.ended
      const heir = this.#heirOf(gone, now)
      if (heir === 'nobody') this.#lost += used
      else if (heir === 'starter') this.#endedWithRoot += used
      else left.set(heir, (left.get(heir) ?? 0) + used)
    }
    for (const [heir, ticks] of left) {
      const added = (now.get(heir)?.ended ?? 0) - (this.#known.get(heir)?.ended ?? 0)
      this.#lost += Math.max(0, ticks - added)
    }
    this.#known = now
  }

  /** Ticks up to the last look, or to the end of what ended since. */
  get ticks(): number {
    const running = [...this.#known.values()].reduce((all, { own, ended }) => all + own + ended, 0)
    return this.#told + this.#lost + this.#endedWithRoot + running
  }

  #family(running: readonly Running[]): Running[] {
    const children = Map.groupBy(running, ({ parent }) => parent)
    const isKnown = ({ pid, begun }: Running) => this.#roots.has(pid) || this.#known.get(pid)?.begun === begun
    const family = new Set(running.filter(isKnown))
    for (const { pid } of family) for (const child of children.get(pid) ?? []) family.add(child)
    return [...family]
  }

  /** The nearest above it that still runs: what it used is added there if it is added at all. */
  #heirOf({ pid, parent }: Running, now: ReadonlyMap<number, Running>): number | 'starter' | 'nobody' {
    if (this.#roots.has(pid)) return 'starter'
    const above = this.#known.get(parent)
    if (above === undefined) return 'nobody'
    return now.get(parent)?.begun === above.begun ? parent : this.#heirOf(above, now)
  }
}
