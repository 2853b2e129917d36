import { createFileRoute, redirect } from '@tanstack/react-router'
import { LateSignInForm } from '#app/features/identity/sign-in/late-sign-in-form.ts'
import { postedSignIn } from '#app/features/identity/sign-in/posted-sign-in.server.ts'
import { SignInPage } from '#app/features/identity/sign-in/SignInPage.tsx'
import { signInSearch } from '#app/features/identity/sign-in/sign-in.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { safeWayBack } from '#app/navigation/public-paths.ts'

export const Route = createFileRoute('/login')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => {
    if (context.session) throw redirect({ href: safeWayBack(search.voltar) })
  },
  loader: async () => {
    await LateSignInForm.preload?.()
  },
  server: { handlers: { POST: ({ request }) => postedSignIn(request) } },
  head: titled(pageTitles.signIn),
  component: SignInPage,
})
