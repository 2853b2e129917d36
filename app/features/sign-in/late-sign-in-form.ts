import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The form of the sign-in page. The server draws it whole and the browser can post it as it is; the script that checks and sends it
 * comes after the page. `preload` must be awaited before it is drawn on the server.
 */
export const LateSignInForm = lazyRouteComponent(() => import('./SignInForm.tsx'), 'SignInForm')
