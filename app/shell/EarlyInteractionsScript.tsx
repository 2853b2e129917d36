import { ScriptOnce } from '@tanstack/react-router'
import { replayEarlyInteractions } from './replay-early-interactions.ts'

/** Runs {@link replayEarlyInteractions} in the document, before there is anything to press; the page's own bundle does not carry it. */
export function EarlyInteractionsScript() {
  return <ScriptOnce>{import.meta.env.SSR ? `(${String(replayEarlyInteractions)})()` : ''}</ScriptOnce>
}
