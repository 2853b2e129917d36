import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'

/** Stands a story inside a router in which every page of `built` exists. */
export function withRouter(built: readonly string[] = ['/services', '/services/requests']) {
  return (Story: RouteComponent) => <StoryRouter built={built} Story={Story} />
}

function StoryRouter({ built, Story }: { built: readonly string[]; Story: RouteComponent }) {
  const [router] = useState(() => {
    const root = createRootRoute({ component: Story })
    const pages = built.map((path) => createRoute({ getParentRoute: () => root, path }))
    return createRouter({
      routeTree: root.addChildren(pages),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
  })
  return <RouterProvider router={router as never} />
}
