import type { ReactNode } from 'react'

/** What is right or wrong, in a sentence, and shown where seeing it helps. */
export interface Advice {
  text: string
  example?: ReactNode
}

/** How to use a component, for designers: `Name/Name.guide.tsx`, shown on the component's page of the Storybook. */
export interface Guide {
  /** What it is for, in a sentence. */
  summary: string
  /** `new`: its props may still change. */
  status: 'stable' | 'new'
  use: readonly string[]
  /** When something else is right, and what. */
  avoid: readonly string[]
  dos: readonly Advice[]
  donts: readonly Advice[]
  /** What keys do, in the order they are met. None for what is only read. */
  keyboard?: readonly (readonly [keys: string, effect: string])[]
}
