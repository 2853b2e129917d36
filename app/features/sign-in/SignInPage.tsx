import './sign-in-form-styles.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { safeWayBack } from '#app/navigation/public-paths.ts'
import { LateSignInForm } from './late-sign-in-form.ts'
import { card, heading, lead, page, panel } from './SignInPage.css.ts'
import { SignInPromise } from './SignInPromise.tsx'
import { signInText } from './sign-in.text.ts'

const route = getRouteApi('/login')

/** The sign-in page: the form, and beside it what the portal is for. */
export function SignInPage() {
  const { voltar, motivo } = route.useSearch()
  return (
    <main className={page}>
      <SignInPromise />
      <div className={panel}>
        <div className={card}>
          <h1 className={heading}>{signInText.heading}</h1>
          <p className={lead}>{signInText.lead}</p>
          <Suspense fallback={null}>
            <LateSignInForm wayBack={safeWayBack(voltar)} reason={motivo} />
          </Suspense>
        </div>
      </div>
    </main>
  )
}
