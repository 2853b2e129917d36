import { ChevronRightIcon, GridIcon } from '@portal/design-system/icons'
import { TextLink } from '@portal/design-system/TextLink'
import { groupIcons } from '#app/features/service-catalogue/group-icons.ts'
import type { NamedGroup } from '#app/features/service-catalogue/offered-names.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { note, section, sectionHead, sectionHeading, way, wayEmblem, wayLink, ways } from './home.css.ts'
import { homeText } from './home.text.ts'
import { groupSentence } from './home-sentences.ts'

const HEADING = 'inicio-servicos'

/** The way to each group of offered services. */
export function ServiceShortcuts({ groups }: { groups: readonly NamedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={HEADING} className={section}>
      <div className={sectionHead}>
        <h2 id={HEADING} className={sectionHeading}>
          {homeText.services.heading}
        </h2>
        <TextLink href="/services">{homeText.services.all}</TextLink>
      </div>
      <ul className={ways}>
        {groups.map(({ id, name, titles }) => {
          const Icon = groupIcons[id] ?? GridIcon
          return (
            <li key={id}>
              <div className={way}>
                <span className={wayEmblem}>
                  <Icon />
                </span>
                <div>
                  <PathLink path="/services" hash={id} className={wayLink}>
                    {name}
                  </PathLink>
                  <p className={note}>{groupSentence(titles)}</p>
                </div>
                <ChevronRightIcon />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
