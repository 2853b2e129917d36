import preview from '@portal/design-system/storybook/preview'
import { type ComponentType, createElement } from 'react'
import { TodayOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { forgetDrafts } from '#app/forms/tab-store.ts'
import { forgetAnswers } from './mocked-server-function.ts'

/** The day on which every story is told, so that the days until a deadline are the same whenever it is shown. */
const TODAY = '2026-11-22'

const withToday = (Story: ComponentType) =>
  createElement(TodayOnScreen, { value: TODAY }, createElement(Story))

export default {
  ...preview,
  decorators: [withToday, preview.decorators ?? []].flat(),
  beforeEach: [forgetAnswers, forgetDrafts, preview.beforeEach ?? []].flat(),
}
