import { type CardPage, ServiceCard } from './ServiceCard.tsx'
import { group as groupClass, heading, list, page } from './ServiceGroups.css.ts'

/** A group of pages; its id is its anchor. */
export type CardGroup = { id: string; name: string; services: readonly (CardPage & { slug: string })[] }

/** The offered services, group by group; each group can be linked to by its id. */
export function ServiceGroups({ groups }: { groups: readonly CardGroup[] }) {
  return (
    <div className={page}>
      {groups.map(({ id, name, services }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`} className={groupClass}>
          <h2 id={`${id}-titulo`} className={heading}>
            {name}
          </h2>
          <ul className={list}>
            {services.map((service) => (
              <li key={service.slug}>
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
