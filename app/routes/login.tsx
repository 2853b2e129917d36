import { createFileRoute, redirect } from '@tanstack/react-router'
import { LazySignInForm } from '#app/features/identity/sign-in/lazy-sign-in-form.ts'
import { postedSignIn } from '#app/features/identity/sign-in/posted-sign-in.server.ts'
import { SignInPage } from '#app/features/identity/sign-in/SignInPage.tsx'
import { signInSearch } from '#app/features/identity/sign-in/sign-in.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { safeReturnPath } from '#app/navigation/public-paths.ts'

export const Route = createFileRoute('/login')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => {
    if (context.session) throw redirect({ href: safeReturnPath(search.voltar) })
  },
  loader: async () => {
    await LazySignInForm.preload?.()
  },
  server: { handlers: { POST: ({ request }) => postedSignIn(request) } },
  head: titled(pageTitles.signIn),
  component: SignInPage,
})
