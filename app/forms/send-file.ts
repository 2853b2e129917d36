import { PortalProblem, type Problem } from '#app/api/problem.ts'
import { type UploadHref, withSearch } from '#app/navigation/file-address.ts'
import { planLinkOnScreen } from '#app/session/plan-link-on-screen.ts'
import { type AnswerSchema, answerIn, problemIn } from './problem-answer.schema.ts'
import { uploadText } from './upload.text.ts'

/** Arguments of every function that sends a file. */
type Sending = {
  /** Key of this sending: the same for every try, so that the file is kept once. */
  key: string
  /** Told how much has left, 0 to 1. */
  onProgress: (share: number) => void
  /** Aborts when the person does not want it any more. */
  signal: AbortSignal
}

/** Sends a file; rejects with a PortalProblem when it is not taken. */
export type SendFile<Sent> = (file: File, sending: Sending) => Promise<Sent>

/**
 * Sends a file from the plan link on screen, and parses the answer with `schema`. A plain `fetch` could not say how far it has come.
 */
export function sendFile<Sent>(href: UploadHref, schema: AnswerSchema<Sent>): SendFile<Sent> {
  return (file, { key, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const refuse = (problem: Problem) => reject(new PortalProblem(problem))
      request.open('POST', withSearch(href, { vinculo: planLinkOnScreen() ?? undefined }))
      request.setRequestHeader('idempotency-key', key)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total),
      )
      request.upload.addEventListener('load', () => onProgress(1))
      request.addEventListener('load', () => {
        const answer = jsonOf(request.responseText)
        const sent = request.status === 200 ? answerIn(schema, answer) : null
        if (sent !== null) resolve(sent)
        else refuse(problemIn(answer) ?? problemOfStatus(request.status))
      })
      request.addEventListener('error', () => refuse({ kind: 'unavailable', detail: uploadText.lineBroke }))
      const cancelled = () => refuse({ kind: 'unavailable', detail: uploadText.cancelled })
      request.addEventListener('abort', cancelled)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      const form = new FormData()
      form.set('arquivo', file)
      if (signal.aborted) cancelled()
      else request.send(form)
    })
}

/** Answers of the proxy or server in front of the portal's own code. */
function problemOfStatus(status: number): Problem {
  if (status === 413) return { kind: 'invalid', detail: uploadText.tooLarge, fields: {} }
  if (status >= 500) return { kind: 'unavailable', detail: uploadText.lineBroke }
  return { kind: 'unexpected', detail: uploadText.refused, requestId: '' }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
