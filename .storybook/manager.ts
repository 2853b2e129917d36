import { storybookTheme } from '@portal/design-system/storybook/theme'
import { addons } from 'storybook/manager-api'

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } })
