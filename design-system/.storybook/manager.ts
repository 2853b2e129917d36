import { addons } from 'storybook/manager-api'
import { storybookTheme } from '../docs/storybook-theme.ts'

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } })
