import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import './sign-in-form-styles.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { PartErrorBoundary } from '#app/hydration/error-boundaries.tsx'
import { safeReturnPath } from '#app/navigation/public-paths.ts'
import { LazySignInForm, SIGN_IN_PLACE } from './lazy-sign-in-form.ts'
import { card, page, panel } from './SignInPage.css.ts'
import { SignInPromise } from './SignInPromise.tsx'
import { signInText } from './sign-in.text.ts'

const route = getRouteApi('/login')

/** The sign-in page: the form, and beside it what the portal is for. */
export function SignInPage() {
  const { voltar, motivo } = route.useSearch()
  const place = useRef<HTMLDivElement>(null)
  return (
    <main className={page}>
      <SignInPromise />
      <div className={panel}>
        <Stack gap="6" className={card}>
          <Stack>
            <Text as="h1" variant="heading">
              {signInText.heading}
            </Text>
            <Text variant="lead" tone="muted">
              {signInText.lead}
            </Text>
          </Stack>
          <div ref={place} id={SIGN_IN_PLACE} data-comes-when-touched>
            <PartErrorBoundary place={place} id={SIGN_IN_PLACE}>
              <LazySignInForm returnPath={safeReturnPath(voltar)} reason={motivo} />
            </PartErrorBoundary>
          </div>
        </Stack>
      </div>
    </main>
  )
}
