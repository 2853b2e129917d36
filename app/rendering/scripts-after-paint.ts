const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)" nonce="([^"]+)"><\/script>/

/**
 * A drawn document whose scripts are asked for once the page has been painted, so that on a slow line nothing stands beside its letters
 * and styles. For a page that does its work without script. @param html the document as the framework writes it
 */
export function withScriptsAfterPaint(html: string): string {
  const early = [...html.matchAll(PRELOAD)].map(([, file]) => file)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      ENTRY,
      (_, entry: string, nonce: string) =>
        `<script nonce="${nonce}">(${String(beginAfterPaint)})(${JSON.stringify([entry, ...early])})</script>`,
    )
}

/** Runs in the document. `files` are modules: the first begins the page, the others are what it needs. */
function beginAfterPaint([entry = '', ...others]: readonly string[]): void {
  const begin = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    const links = others.map((file) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      return link
    })
    document.head.append(script, ...links)
  }
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(begin))
    return
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    begin()
  }).observe({ type: 'paint', buffered: true })
}
