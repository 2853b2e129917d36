import type { DepOptimizationOptions } from 'vite'

interface Beforehand {
  /** Patterns of what starts them, from the root that Vite was given. */
  stories: readonly string[]
  notPreBundled?: readonly string[] | undefined
  given?: DepOptimizationOptions | undefined
}

/**
 * A package that is first met while stories already run makes Vite reload the page, and a running test with it. Imports of stories are
 * scanned beforehand; those that a plugin writes into the code must be named.
 */
export const preBundled = ({ stories, notPreBundled = [], given }: Beforehand) => ({
  entries: [...[given?.entries ?? []].flat(), ...stories, '.storybook/preview.ts'],
  exclude: [...(given?.exclude ?? []), ...notPreBundled],
  include: [
    ...(given?.include ?? []),
    'react/jsx-dev-runtime',
    '@vanilla-extract/css/functionSerializer',
    'react-aria-components/*',
    '@internationalized/date',
    '@maskito/core',
    '@maskito/react',
    '@storybook/addon-a11y/preview',
    'axe-core',
    'cmdk',
    'culori/fn',
    'lucide-react',
  ],
})
