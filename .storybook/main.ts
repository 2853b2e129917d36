import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { preBundled } from './pre-bundled.ts'
import { mockedServerFunctions } from './server-functions.ts'

const named = (plugins: PluginOption[] | undefined) =>
  (plugins ?? []).flat().flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

const stories = ['design-system/**/*.stories.tsx', 'app/**/*.stories.tsx']

/** What designers open. It has its own Vite set-up: the portal's `app.config.ts` starts a server it does not need. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: stories.map((pattern) => `../${pattern}`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    const present = named(vite.plugins)
    const reactPlugins = present.some((name) => name.startsWith('vite:react')) ? [] : [react()]
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), mockedServerFunctions(), vanillaExtractPlugin(), ...reactPlugins],
      optimizeDeps: { ...vite.optimizeDeps, ...preBundled(stories, vite.optimizeDeps) },
    }
  },
}

export default config
