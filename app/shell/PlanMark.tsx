import { HomeIcon } from '@portal/design-system/icons'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { useVisit } from '#app/session/session.queries.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { mark, picture, smallOnly, stand, words } from './PlanMark.css.ts'
import { shellText } from './shell.text.ts'

/** The plan's mark and name, or the portal's name, as the way home. `only="small"` shows it where the sidebar is not, with a house where there is no mark. */
export function PlanMark({ only }: { only?: 'small' }) {
  const { theme, session } = useVisit()
  const portal = session && isAdminMode(session) ? shellText.backOffice : shellText.portal
  return (
    <PathLink path="/" className={only ? `${mark} ${smallOnly}` : mark}>
      {theme.logoSrc ? (
        <img className={picture} src={theme.logoSrc} alt="" width={36} height={36} />
      ) : (
        only && (
          <span className={stand}>
            <HomeIcon />
          </span>
        )
      )}
      <span className={words}>{theme.planName ?? portal}</span>
      <VisuallyHidden>: {shellText.homeLink}</VisuallyHidden>
    </PathLink>
  )
}
