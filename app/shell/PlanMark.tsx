import { PathLink } from '#app/navigation/PathLink.tsx'
import { useVisit } from '#app/session/session.queries.ts'
import { mark, picture, smallOnly, words } from './PlanMark.css.ts'
import { shellText } from './shell.text.ts'

/** The plan's logo, or the portal's name, as the way home. `only="small"` shows it where the sidebar is not. */
export function PlanMark({ only }: { only?: 'small' }) {
  const { appearance, session } = useVisit()
  const name = session?.isAttendant ? shellText.backOffice : shellText.portal
  return (
    <PathLink path="/" aria-label={shellText.homeLink} className={only ? `${mark} ${smallOnly}` : mark}>
      {appearance.logoSrc && appearance.planName ? (
        <img
          className={picture}
          src={appearance.logoSrc}
          alt={shellText.planLogo(appearance.planName)}
          height={36}
        />
      ) : (
        <span className={words}>{name}</span>
      )}
    </PathLink>
  )
}
