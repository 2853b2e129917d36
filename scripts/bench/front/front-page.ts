/** A page as a browser visits it. `usable`: a control that the page is there for; `cookie`: of whoever is signed in. */
export type FrontPage = { name: string; url: string; cookie?: string; usable: string }

/**
 * A way from one page to another by a link, and back. `shown`, `shownBack`: what is on screen once the content of the page is there,
 * and on no other page of the way.
 */
export type RouteChange = {
  name: string
  start: string
  cookie?: string
  link: string
  shown: string
  back: string
  shownBack: string
}

export type Site = { pages: FrontPage[]; routeChanges: RouteChange[] }
