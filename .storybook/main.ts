import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { preBundled } from './pre-bundled.ts'

const named = (plugins: PluginOption[] | undefined) =>
  (plugins ?? []).flat().flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

const stories = ['design-system/**/*.stories.tsx', 'app/**/*.stories.tsx']

/** Components have a page of their guide (`design-system/docs`), pages of the portal have none. */
const hasGuide = (file: string) => file.includes('/design-system/')

/** What designers open. It has its own Vite set-up: the portal's `app.config.ts` starts a server it does not need. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/docs/*.mdx', ...stories.map((pattern) => `../${pattern}`)],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Guia' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        return hasGuide(file)
          ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
          : entries
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    const present = named(vite.plugins)
    const reactPlugins = present.some((name) => name.startsWith('vite:react')) ? [] : [react()]
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ...reactPlugins],
      optimizeDeps: { ...vite.optimizeDeps, ...preBundled(stories, vite.optimizeDeps) },
    }
  },
}

export default config
