/** Flags of the Chromium that runs tests: features that do not affect rendering, and requests of the browser's own, are off. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
