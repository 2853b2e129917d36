import { storybookConfig } from './storybook-config.ts'

/** What designers open: the components alone. */
export default storybookConfig({ guides: 'docs/*.mdx', stories: ['**/*.stories.tsx'] })
