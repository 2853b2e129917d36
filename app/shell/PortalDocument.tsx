import { usePreload } from '@portal/design-system/lazy'
import { LinkRenderingProvider } from '@portal/design-system/link'
import { StringsProvider } from '@portal/design-system/strings'
import { ToastRegion } from '@portal/design-system/Toast'
import { HeadContent, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { now } from '#app/clock/server-clock.ts'
import { fetchRouterScreens } from '#app/conditions/router-screens.ts'
import { loadFailureText } from '#app/hydration/hydration.text.ts'
import { loadPolyfills } from '#app/hydration/load-polyfills.ts'
import polyfillsHref from '#app/hydration/polyfills.js?url'
import { showLoadFailure } from '#app/hydration/show-load-failure.ts'
import { renderPortalLink } from '#app/navigation/PortalLink.tsx'
import { useVisit } from '#app/session/session.queries.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { HelpFooter } from './HelpFooter.tsx'
import { failureLine, screen } from './PortalDocument.css.ts'
import { PortalUpdate } from './PortalUpdate.tsx'
import { replayEarlyInteractions } from './replay-early-interactions.ts'
import { SCHEME_KEY, schemes, useSchemeChoice } from './scheme-choice.ts'

const routerScreens = { load: fetchRouterScreens }

/** The HTML document: language, surface, scheme, density and the plan's one brand style, right from the first byte. */
export function PortalDocument({ children }: { children: ReactNode }) {
  const { theme, session, help } = useVisit()
  const [chosen] = useSchemeChoice()
  // At the door nothing comes that nobody has asked for.
  const loadOn = session ? 'idle' : 'touched'
  usePreload(routerScreens, loadOn)
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html
      lang="pt-BR"
      data-surface={theme.surface}
      data-scheme={chosen ?? theme.scheme}
      data-density={theme.surface === 'admin' ? 'compact' : 'comfortable'}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <TimeScript />
        <DocumentScripts />
        <style nonce={nonce} suppressHydrationWarning>
          {theme.css}
        </style>
        <SchemeChoiceScript />
      </head>
      <body>
        <StringsProvider>
          <LinkRenderingProvider render={renderPortalLink}>
            <div className={screen}>
              {children}
              {!(session && isAdminMode(session)) && <HelpFooter list={help} />}
            </div>
            <ToastRegion />
            <PortalUpdate loadOn={loadOn} />
          </LinkRenderingProvider>
        </StringsProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** Says at which time of the server the document was drawn; see `app/clock`. */
function TimeScript() {
  return <ScriptOnce>{`portalDrawnAt=${now()}`}</ScriptOnce>
}

/** Scripts that run in the document before anything else, and before there is anything to press; the page's own bundle does not carry it. */
function DocumentScripts() {
  return <ScriptOnce>{import.meta.env.SSR ? documentScripts() : ''}</ScriptOnce>
}

function documentScripts(): string {
  return [
    inDocument(loadPolyfills, polyfillsHref),
    inDocument(showLoadFailure, { ...loadFailureText, className: failureLine }),
    inDocument(replayEarlyInteractions, undefined),
  ].join(';')
}

const inDocument = <Given,>(run: (given: Given) => void, given: Given) =>
  `(${String(run)})(${JSON.stringify(given) ?? ''})`

const storedScheme = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(${JSON.stringify(schemes)}.includes(s))document.documentElement.dataset.scheme=s}catch(e){}`

/** Puts what was chosen in this browser on the document before anything is painted. */
function SchemeChoiceScript() {
  return <ScriptOnce>{storedScheme}</ScriptOnce>
}
