/**
 * A part of the API that a room below needs and a room above makes: the room below declares it, `server.ts` provides it. So nothing that
 * every room has at hand (`Api`, `Work`) has to name a subject.
 */
export type Part<Value> = {
  readonly name: string
  /** Carries the type alone; no part has it. */
  readonly value?: Value
}

type Provided = { part: Part<unknown>; value: unknown }

/** The parts that a process was put together with. */
export type Parts = {
  /** @throws Error for a part that nobody provided */
  get<Value>(part: Part<Value>): Value
}

/** Pairs a part with what makes it up. */
export function provide<Value>(part: Part<Value>, value: Value): Provided {
  return { part, value }
}

/** Puts parts together. */
export function partsOf(provided: readonly Provided[]): Parts {
  const values = new Map(provided.map(({ part, value }) => [part, value]))
  return {
    get<Value>(part: Part<Value>): Value {
      if (!values.has(part)) throw new Error(`nobody provides ${part.name}`)
      return values.get(part) as Value
    },
  }
}
