/** Where the page of a path is shown while it is being built. */
export const UNDER_CONSTRUCTION = '/development'
