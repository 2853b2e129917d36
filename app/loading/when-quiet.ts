import { whenIdle } from '@portal/design-system/lazy'

let waiting: (() => void)[] = []
let isUnderWay = false

/**
 * Runs something once the document has loaded and the browser is idle, one thing at a time: two in one idle moment would be one long task
 * in which nothing answers.
 * @returns how to call it off
 */
export function whenQuiet(run: () => void): () => void {
  waiting.push(run)
  if (!isUnderWay) {
    isUnderWay = true
    if (document.readyState === 'complete') whenIdle(next)
    else addEventListener('load', () => whenIdle(next), { once: true })
  }
  return () => {
    waiting = waiting.filter((other) => other !== run)
  }
}

function next(): void {
  waiting.shift()?.()
  isUnderWay = waiting.length > 0
  if (isUnderWay) whenIdle(next)
}
