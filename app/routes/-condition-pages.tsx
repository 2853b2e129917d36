import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { UnexpectedPage } from '#app/conditions/UnexpectedPage.tsx'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export function NotFound() {
  return (
    <ConditionPage palette={lazyPalette}>
      <PageNotFound />
    </ConditionPage>
  )
}

export function ServerError() {
  return (
    <ConditionPage palette={lazyPalette}>
      <UnexpectedPage />
    </ConditionPage>
  )
}
