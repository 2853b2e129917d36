import type { FileLimits } from '@portal/design-system/FileUpload'
import { conversationFileRules } from '#contract/conversations/conversations.ts'

/** What may go with a message. The API looks at the bytes. */
export const conversationFileLimits: FileLimits = {
  accept: conversationFileRules.types,
  maxBytes: conversationFileRules.maximumBytes,
}
