import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { DepOptimizationOptions, PluginOption } from 'vite'

const named = (plugins: PluginOption[] | undefined) =>
  (plugins ?? []).flat().flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

/**
 * A package that is first met while stories already run makes Vite reload the page, and a running test with it.
 * Stories are scanned beforehand; what a plugin writes into the code must be named.
 */
const preBundled = (given: DepOptimizationOptions | undefined) => ({
  entries: [
    given?.entries ?? [],
    'design-system/**/*.stories.tsx',
    'app/**/*.stories.tsx',
    '.storybook/preview.ts',
  ].flat(),
  include: [
    ...(given?.include ?? []),
    'react/jsx-dev-runtime',
    '@vanilla-extract/recipes/createRuntimeFn',
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

/** The designers' door. It has its own Vite set-up: the portal's `app.config.ts` starts a server it does not need. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    const present = named(vite.plugins)
    const reactPlugins = present.some((name) => name.startsWith('vite:react')) ? [] : [react()]
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ...reactPlugins],
      optimizeDeps: { ...vite.optimizeDeps, ...preBundled(vite.optimizeDeps) },
    }
  },
}

export default config
