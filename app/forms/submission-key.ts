import { v4 } from 'uuid'
import { keepInTab, readFromTab, removeFromTab } from './tab-store.ts'

/** One attempt to send: its key, and what was sent under it. */
type Attempt = { key: string; sent: string }

/**
 * Keys of one form's submissions, kept with its draft. Sending the same values again, after a lost answer or a new sign-in, is the
 * same submission and has the same key, so that it is sent once; other values are another submission.
 */
type SubmissionKeys = {
  /** The key under which these values are to be sent. */
  keyFor: (values: object) => string
  /** Ends the submission: later ones get a new key, even with the same values. */
  settle: () => void
}

/** Keys for the form of a draft. Works without the tab's store too, for as long as the page is open. */
export function submissionKeys(draftKey: string): SubmissionKeys {
  const place = `${draftKey}:envio`
  let last: Attempt | null = null
  return {
    keyFor: (values) => {
      const sent = JSON.stringify(values)
      const known = last ?? keptAttempt(place)
      last = known?.sent === sent ? known : { key: v4(), sent }
      keepInTab(place, last)
      return last.key
    },
    settle: () => {
      last = null
      removeFromTab(place)
    },
  }
}

function keptAttempt(place: string): Attempt | null {
  const kept = readFromTab(place)
  const isAttempt =
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    'sent' in kept &&
    typeof kept.key === 'string' &&
    typeof kept.sent === 'string'
  return isAttempt ? { key: String(kept.key), sent: String(kept.sent) } : null
}
