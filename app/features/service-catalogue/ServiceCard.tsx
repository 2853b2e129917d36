import { ClockIcon, EyeIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import { card, description, emblem, link, marks, texts } from './ServiceCard.css.ts'
import { catalogueText } from './service-catalogue.text.ts'
import type { Service } from './service-catalogue.ts'

/** A page as a card shows it: a service, or a setting. */
export type CardPage = Pick<Service, 'path' | 'title' | 'description' | 'icon'> & { readOnly?: boolean }

type ServiceCardProps = { service: CardPage }

/** One service and the way to it. Says when it can only be read, and when its page is still to come. */
export function ServiceCard({ service }: ServiceCardProps) {
  const isBuilt = useIsBuilt()(service.path)
  const { icon: Icon } = service
  return (
    <div className={card}>
      <span className={emblem}>
        <Icon />
      </span>
      <div className={texts}>
        <PathLink path={service.path} className={link}>
          {service.title}
        </PathLink>
        <p className={description}>{service.description}</p>
        {(service.readOnly || !isBuilt) && (
          <div className={marks}>
            {service.readOnly && <StatusTag icon={EyeIcon}>{catalogueText.readOnly}</StatusTag>}
            {!isBuilt && <StatusTag icon={ClockIcon}>{catalogueText.soon}</StatusTag>}
          </div>
        )}
      </div>
    </div>
  )
}
