import { type ErrorComponentProps, lazyRouteComponent, type NotFoundRouteProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { createElement, type ReactNode } from 'react'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { isPageHydrated } from '#app/hydration/page-hydrated.ts'
import { BareError } from './BareError.tsx'
import { PageError } from './PageError.tsx'
import { PageNotFound } from './PageNotFound.tsx'

/*
 * The router's screens for what went wrong. The server has them at hand; the browser fetches them when it is idle, because a page that
 * goes well shows neither. When even that fails there is no connection, and a bare sentence says so.
 */

const bareScreens = { PageError: BareError, PageNotFound: BareError }

export const errorScreen = createIsomorphicFn()
  .server((): LazyScreen<ErrorComponentProps> => PageError)
  .client(
    (): LazyScreen<ErrorComponentProps> =>
      unlessServed(lazyRouteComponent(() => import('./PageError.tsx').catch(() => bareScreens), 'PageError')),
  )()

/**
 * A program that fails before the page has come alive takes nothing away: the error goes on to who keeps the page as the server drew it
 * (`DocumentErrorBoundary`). What is said of the data is shown.
 */
function unlessServed(Screen: LazyScreen<ErrorComponentProps>): LazyScreen<ErrorComponentProps> {
  return Object.assign(
    (props: ErrorComponentProps) => {
      if (!isPageHydrated() && !isAboutData(props.error)) throw props.error
      return createElement(Screen, props)
    },
    { preload: () => Screen.preload?.() },
  )
}

/** An address that leads nowhere. */
export const notFoundScreen = createIsomorphicFn()
  .server((): LazyScreen<NotFoundRouteProps> => PageNotFound)
  .client(
    (): LazyScreen<NotFoundRouteProps> =>
      lazyRouteComponent(() => import('./PageNotFound.tsx').catch(() => bareScreens), 'PageNotFound'),
  )()

/** A line that broke while data came is told; where it broke while a program came, the page has its data. */
function isAboutData(error: unknown): boolean {
  if (error instanceof PortalProblem) return true
  return problemOf(error).kind === 'unavailable' && !/module/i.test(String(error))
}

type LazyScreen<Props> = ((props: Props) => ReactNode) & { preload?: () => Promise<void> | undefined }

/** Fetches both, for the moment when there is no connection to fetch them with. */
export async function fetchRouterScreens(): Promise<void> {
  await Promise.all([errorScreen.preload?.(), notFoundScreen.preload?.()])
}
