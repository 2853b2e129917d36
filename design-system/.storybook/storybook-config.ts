import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { preBundled } from './pre-bundled.ts'

const named = (plugins: PluginOption[] | undefined) =>
  (plugins ?? []).flat().flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

interface Shown {
  /** Patterns of story files, from the folder that `.storybook` stands in. */
  stories: readonly string[]
  /** Packages that are never bundled beforehand. */
  notPreBundled?: readonly string[]
}

/** A Storybook of components of the design system: of the package itself, or of an application with its own pages. */
export const storybookConfig = ({ stories, notPreBundled }: Shown): StorybookConfig => ({
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
      plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ...reactPlugins],
      optimizeDeps: {
        ...vite.optimizeDeps,
        ...preBundled({ stories, notPreBundled, given: vite.optimizeDeps }),
      },
    }
  },
})
