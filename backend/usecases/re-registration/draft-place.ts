import type { DraftPlace } from '../drafts/server-drafts.ts'

/** Where the draft of a person's re-registration is kept. */
export const draftPlace = (ownerId: number): DraftPlace => ({
  subject: 'recadastramento',
  ownerId,
  aboutId: ownerId,
})
