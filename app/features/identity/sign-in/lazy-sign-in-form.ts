import { lazyRouteComponent } from '@tanstack/react-router'
import { untilTouched } from '#app/loading/until-touched.ts'

/** Where the form stands; what is done in there before its script has come is kept, however late that is. */
export const SIGN_IN_PLACE = 'entrada'

const never = new Promise<never>(() => undefined)

/**
 * The form of the sign-in page. The server draws it whole and the browser can post it as it is; the script that checks and sends it
 * comes once somebody touches the form. Where it cannot be had the form stays the browser's. `preload` must be awaited before it is drawn on the server.
 */
export const LazySignInForm = lazyRouteComponent(async () => {
  await untilTouched(SIGN_IN_PLACE)
  return import('./SignInForm.tsx').catch(() => never)
}, 'SignInForm')
