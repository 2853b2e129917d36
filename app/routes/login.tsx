import { createFileRoute, redirect } from '@tanstack/react-router'
import { postedSignIn } from '#app/features/sign-in/posted-sign-in.server.ts'
import { SignInPage } from '#app/features/sign-in/SignInPage.tsx'
import { signInSearch } from '#app/features/sign-in/sign-in.schema.ts'
import { signInText } from '#app/features/sign-in/sign-in.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { safeWayBack } from '#app/navigation/public-paths.ts'

export const Route = createFileRoute('/login')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => {
    if (context.session) throw redirect({ href: safeWayBack(search.voltar) })
  },
  server: { handlers: { POST: ({ request }) => postedSignIn(request) } },
  head: titled(signInText.title),
  component: SignInPage,
})
