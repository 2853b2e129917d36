import { ScriptOnce } from '@tanstack/react-router'
import { keepEarlyActs } from './keep-early-acts.ts'

/** Runs {@link keepEarlyActs} in the document, before there is anything to press; the page's own program does not carry it. */
export function EarlyActsScript() {
  return <ScriptOnce>{import.meta.env.SSR ? `(${String(keepEarlyActs)})()` : ''}</ScriptOnce>
}
