import { lazy, Suspense } from 'react'

const GuidePage = lazy(() => import('./GuidePage.tsx'))

/** For `parameters.docs.page`: fetched when a page is opened, so that tests of stories do not carry it. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <GuidePage />
  </Suspense>
)
