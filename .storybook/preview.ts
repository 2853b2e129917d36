import preview from '@portal/design-system/storybook/preview'
import { forgetAnswers } from './mocked-server-function.ts'
import { withToday } from './with-today.tsx'

export default {
  ...preview,
  decorators: [withToday, preview.decorators ?? []].flat(),
  beforeEach: [forgetAnswers, preview.beforeEach ?? []].flat(),
}
