import type { DepOptimizationOptions } from 'vite'

/**
 * A package that is first met while stories already run makes Vite reload the page, and a running test with it.
 * What starts them (`entries`, patterns) is scanned beforehand; what a plugin writes into the code must be named.
 */
export const preBundled = (entries: readonly string[], given?: DepOptimizationOptions) => ({
  entries: [...[given?.entries ?? []].flat(), ...entries, '.storybook/preview.ts'],
  // Needs the portal's build. A story that reaches it fails by itself; bundled beforehand it would take all the others along.
  exclude: [...(given?.exclude ?? []), '@tanstack/react-start'],
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
