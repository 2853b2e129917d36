import { storybookConfig } from './storybook-config.ts'

/** Storybook for designers: the components alone. */
export default storybookConfig({ guides: 'docs/*.mdx', stories: ['**/*.stories.tsx'] })
