import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { preBundled } from './pre-bundled.ts'

const named = (plugins: PluginOption[] | undefined) =>
  (plugins ?? []).flat().flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

interface Shown {
  /** Pattern of the pages of guides, as the stories' patterns. */
  guides: string
  /** Patterns of story files, from the folder that `.storybook` stands in. */
  stories: readonly string[]
  /** Packages that are never bundled beforehand. */
  notPreBundled?: readonly string[]
  /** Plugins for the application's own modules. */
  plugins?: readonly PluginOption[]
}

/** Components have a page of their guide (`docs`), pages of an application have none. */
const hasGuide = (file: string) => /(?:^|\/)design-system\//.test(file)

/** A Storybook of components of the design system: of the package itself, or of an application with its own pages. */
export const storybookConfig = ({
  guides,
  stories,
  notPreBundled,
  plugins = [],
}: Shown): StorybookConfig => ({
  framework: '@storybook/react-vite',
  stories: [guides, ...stories].map((pattern) => `../${pattern}`),
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
  // Tables of properties are for readers; to read them out of every component is a part of what a run of tests costs.
  typescript: { reactDocgen: process.env.VITEST === undefined ? 'react-docgen' : false },
  viteFinal: (vite) => {
    const present = named(vite.plugins)
    const reactPlugins = present.some((name) => name.startsWith('vite:react')) ? [] : [react()]
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), ...plugins, vanillaExtractPlugin(), ...reactPlugins],
      optimizeDeps: {
        ...vite.optimizeDeps,
        ...preBundled({ stories, notPreBundled, given: vite.optimizeDeps }),
      },
    }
  },
})
