import * as React from 'react'

/** A part of React that tells who made each element in its development build: by the stack of an error for every one of them. */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as
  | object
  | undefined

/**
 * Has React note no stack for the elements that it makes, as it does by itself after ten thousand in a second. In tests these stacks are a
 * large part of the work, and only what React itself warns of is the poorer for it. Another React than today's notes them as ever.
 */
export function noteNoOwnerStacks(): void {
  if (!internals || !Reflect.has(internals, 'recentlyCreatedOwnerStacks')) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {
      // React begins to count again every second.
    },
  })
}
