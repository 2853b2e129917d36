import { LinkRenderingProvider } from '@portal/design-system/link'
import { StringsProvider } from '@portal/design-system/strings'
import { ToastRegion } from '@portal/design-system/Toast'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fetchRouterScreens } from '#app/conditions/router-screens.ts'
import { useLoadWhenIdle } from '#app/loading/late.ts'
import { renderPortalLink } from '#app/navigation/PortalLink.tsx'
import { useVisit } from '#app/session/session.queries.ts'
import { AdminSchemeScript } from './AdminSchemeScript.tsx'
import { EarlyInteractionsScript } from './EarlyInteractionsScript.tsx'
import { PortalUpdate } from './PortalUpdate.tsx'

const routerScreens = { load: fetchRouterScreens }

/** The HTML document: language, surface, scheme, density and the plan's one brand style, right from the first byte. */
export function PortalDocument({ children }: { children: ReactNode }) {
  const { theme } = useVisit()
  useLoadWhenIdle(routerScreens)
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html
      lang="pt-BR"
      data-surface={theme.surface}
      data-scheme={theme.scheme}
      data-density={theme.surface === 'admin' ? 'compact' : 'comfortable'}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <EarlyInteractionsScript />
        <style nonce={nonce} suppressHydrationWarning>
          {theme.css}
        </style>
        {theme.surface === 'admin' && <AdminSchemeScript />}
      </head>
      <body>
        <StringsProvider>
          <LinkRenderingProvider render={renderPortalLink}>
            {children}
            <ToastRegion />
            <PortalUpdate />
          </LinkRenderingProvider>
        </StringsProvider>
        <Scripts />
      </body>
    </html>
  )
}
