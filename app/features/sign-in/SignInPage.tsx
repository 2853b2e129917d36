import { getRouteApi } from '@tanstack/react-router'
import { safeWayBack } from '#app/navigation/public-paths.ts'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { SignInForm } from './SignInForm.tsx'
import { card, heading, lead, page, panel } from './SignInPage.css.ts'
import { SignInPromise } from './SignInPromise.tsx'
import { signInText } from './sign-in.text.ts'

const route = getRouteApi('/login')

/** The sign-in page: the form, and beside it what the portal is for. */
export function SignInPage() {
  const { voltar, motivo } = route.useSearch()
  const reason = motivo && signInText.reasons[motivo]
  return (
    <main className={page}>
      <SignInPromise />
      <div className={panel}>
        <div className={card}>
          <h1 className={heading}>{signInText.heading}</h1>
          <p className={lead}>{signInText.lead}</p>
          {reason && <Banner tone={reason.tone}>{reason.text}</Banner>}
          <SignInForm wayBack={safeWayBack(voltar)} />
        </div>
      </div>
    </main>
  )
}
