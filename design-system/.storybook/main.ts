import { storybookConfig } from './storybook-config.ts'

/** What designers open: the components alone. */
export default storybookConfig({ stories: ['**/*.stories.tsx'] })
