import '../theme-entry.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { controlsOfPlainValues } from '../docs/controls-of-plain-values.ts'
import { DocsPage } from '../docs/docs-page.tsx'
import { storybookTheme } from '../docs/storybook-theme.ts'
import { saidToasts } from '../Toast/toast.ts'
import { checkContrastInEveryTheme } from './every-theme.ts'
import { allIsPlaced, keepStill } from './keep-still.ts'
import { noteNoOwnerStacks } from './no-owner-stacks.ts'
import { globalTypes, initialGlobals } from './theme-globals.ts'
import { withTheme } from './with-theme.tsx'

/** The widths that every component is looked at: the narrowest phone, a usual one, a tablet, a desk. */
const widths = { 320: 568, 360: 740, 768: 1024, 1440: 900 }

const viewports = Object.fromEntries(
  Object.entries(widths).map(([width, height]) => [
    `w${width}`,
    {
      name: `${width} px`,
      type: Number(width) < 700 ? 'mobile' : Number(width) < 1000 ? 'tablet' : 'desktop',
      styles: { width: `${width}px`, height: `${height}px` },
    } as const,
  ]),
)

// A play waits for what a person would wait for; on a busy machine that takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 })

if (import.meta.env.MODE === 'test') noteNoOwnerStacks()

/**
 * A test fails by what is wrong, and axe looks for all of it either way; with all that is right each story sends its whole page to the
 * runner. Who opens Storybook sees that too.
 */
const looked = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withTheme],
  argTypesEnhancers: [controlsOfPlainValues],
  beforeEach: ({ globals }) => {
    // An act that an earlier story was refused may have been told as it left.
    saidToasts.clear()
    return globals.everyTheme ? keepStill() : undefined
  },
  // Before axe's own look at the whole story.
  afterEach: async ({ globals, parameters }) => {
    if (globals.everyTheme) await allIsPlaced()
    if (globals.everyTheme && parameters.everyTheme !== false) await checkContrastInEveryTheme()
  },
  parameters: {
    // React-aria's announcements refer to elements by id, which may be gone by the time axe checks them.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] }, options: looked },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, theme: storybookTheme },
    options: { storySort: { order: ['Introdução', 'Fundamentos', 'Ações', 'Campos', '*'] } },
  },
}

export default preview
