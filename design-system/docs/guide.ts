import type { ReactNode } from 'react'

/** A do or a don't in a sentence, with an example where seeing it helps. */
export interface Advice {
  text: string
  example?: ReactNode
}

/** How to use a component, for designers: `Name/Name.guide.tsx`, shown on the component's page of the Storybook. */
export interface Guide {
  /** Purpose, in a sentence. */
  summary: string
  /** `new`: its props may still change. */
  status: 'stable' | 'new'
  use: readonly string[]
  /** When something else is right, and what. */
  avoid: readonly string[]
  dos: readonly Advice[]
  donts: readonly Advice[]
  /** Keys and their effects, in the order met. None for components that are only read. */
  keyboard?: readonly (readonly [keys: string, effect: string])[]
}
