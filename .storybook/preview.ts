import '#design-system/theme-entry.ts'
import type { Preview } from '@storybook/react-vite'
import { checkContrastInEveryTheme } from './every-theme.ts'
import { globalTypes, initialGlobals } from './theme-globals.ts'
import { viewports } from './viewports.ts'
import { withTheme } from './with-theme.tsx'

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withTheme],
  afterEach: async ({ globals, parameters }) => {
    if (globals.everyTheme && parameters.everyTheme !== false) await checkContrastInEveryTheme()
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Fundamentos', 'Ações', 'Campos', '*'] } },
  },
}

export default preview
