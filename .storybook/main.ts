import { storybookConfig } from '@portal/design-system/storybook/config'
import { mockedServerFunctions } from './server-functions.ts'

/** Storybook for designers: components and pages. It has its own Vite set-up, since `app.config.ts` starts a server it does not need. */
export default storybookConfig({
  guides: 'design-system/docs/*.mdx',
  stories: ['design-system/**/*.stories.tsx', 'app/**/*.stories.tsx'],
  plugins: [mockedServerFunctions()],
  // Needs the portal's build. A story that reaches it fails by itself; bundled beforehand it would take all the others along.
  notPreBundled: ['@tanstack/react-start'],
})
