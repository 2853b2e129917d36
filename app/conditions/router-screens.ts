import { type ErrorComponentProps, lazyRouteComponent, type NotFoundRouteProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { BareError } from './BareError.tsx'
import { PageError } from './PageError.tsx'
import { PageNotFound } from './PageNotFound.tsx'

/*
 * The router's screens for what went wrong. The server has them at hand; the browser fetches them when it is idle, because a page that
 * goes well shows neither. When even that fails there is no connection, and a bare sentence says so.
 */

const bareScreens = { PageError: BareError, PageNotFound: BareError }

/** What a page shows when its data could not be had. */
export const errorScreen = createIsomorphicFn()
  .server((): LateScreen<ErrorComponentProps> => PageError)
  .client(
    (): LateScreen<ErrorComponentProps> =>
      lazyRouteComponent(() => import('./PageError.tsx').catch(() => bareScreens), 'PageError'),
  )()

/** An address that leads nowhere. */
export const notFoundScreen = createIsomorphicFn()
  .server((): LateScreen<NotFoundRouteProps> => PageNotFound)
  .client(
    (): LateScreen<NotFoundRouteProps> =>
      lazyRouteComponent(() => import('./PageNotFound.tsx').catch(() => bareScreens), 'PageNotFound'),
  )()

type LateScreen<Props> = ((props: Props) => ReactNode) & { preload?: () => Promise<void> | undefined }

/** Fetches both, for the moment when there is no connection to fetch them with. */
export async function fetchRouterScreens(): Promise<void> {
  await Promise.all([errorScreen.preload?.(), notFoundScreen.preload?.()])
}
