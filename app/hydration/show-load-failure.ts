type Words = { sentence: string; reload: string; className: string }

/**
 * Says in a quiet line, above the page that the server drew, that a program of it failed before the page came alive. The page stays: links
 * and forms that say where they are posted are the browser's. A form that needs the program does not put what was typed into the address.
 * Stands in the document as its own source, so it uses nothing from outside itself.
 *
 * The program says `portal:alive` once it has taken over, and `portal:failed` where it gives up.
 */
export function showLoadFailure({ sentence, reload, className }: Words): void {
  const TIMEOUT_MS = 30_000
  let line: HTMLElement | undefined
  let isAlive = false
  const show = () => {
    if (line) return
    line = document.createElement('p')
    line.className = className
    line.setAttribute('role', 'status')
    document.body.prepend(line)
    const link = document.createElement('a')
    link.href = location.href
    link.textContent = reload
    // A place that announces has to be there before its text.
    setTimeout(() => line?.append(sentence, ' ', link))
  }
  const say = () => (document.body ? show() : addEventListener('DOMContentLoaded', show))
  const isOurs = (address: string) => address.startsWith(`${location.origin}/assets/`)
  const onError = (event: Event) => {
    if (isAlive) return
    const address =
      event instanceof ErrorEvent
        ? event.filename
        : event.target instanceof HTMLScriptElement
          ? event.target.src
          : ''
    if (isOurs(address)) dispatchEvent(new Event('portal:failed'))
  }
  addEventListener('error', onError, true)
  addEventListener('portal:failed', say)
  addEventListener('portal:alive', () => {
    isAlive = true
    line?.remove()
    removeEventListener('error', onError, true)
  })
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    say()
  })
  addEventListener('load', () => setTimeout(() => isAlive || say(), TIMEOUT_MS))
}
