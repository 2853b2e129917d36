import { fontFiles } from '@portal/design-system/font-files'
import { pageTitle } from '#app/navigation/page-title.ts'

/** Head of every document; a page's own title comes later and wins. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'robots', content: 'noindex' },
      { name: 'format-detection', content: 'telephone=no' },
      { title: pageTitle() },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...fontFiles.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }
}
