import type { FileLimits } from '@portal/design-system/FileUpload'
import { conversationFileRules } from '#contract/conversations/conversations.ts'

/** Limits of attachments, checked before upload. The API checks the bytes. */
export const conversationFileLimits: FileLimits = {
  accept: conversationFileRules.types,
  maxBytes: conversationFileRules.maximumBytes,
}
