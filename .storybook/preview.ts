import preview from '@portal/design-system/storybook/preview'
import { forgetAnswers } from './mocked-server-function.ts'

export default { ...preview, beforeEach: [forgetAnswers, preview.beforeEach ?? []].flat() }
