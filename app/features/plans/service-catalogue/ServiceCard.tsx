import { ClockIcon, EyeIcon } from '@portal/design-system/icons'
import { LinkCard } from '@portal/design-system/LinkCard'
import { StatusTag } from '@portal/design-system/StatusTag'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import { catalogueText } from './service-catalogue.text.ts'
import type { Service } from './service-catalogue.ts'

/** A page as a card shows it: a service, or a setting. */
export type CardPage = Pick<Service, 'path' | 'title' | 'description' | 'icon'> & { readOnly?: boolean }

type ServiceCardProps = { service: CardPage }

/** One service and the way to it. Says when it can only be read, and when its page is still to come. */
export function ServiceCard({ service }: ServiceCardProps) {
  const { path, title, description, icon, readOnly } = service
  const isBuilt = useIsBuilt()(path)
  return (
    <LinkCard href={path} icon={icon} title={title} text={description}>
      {(readOnly || !isBuilt) && (
        <>
          {readOnly && <StatusTag icon={EyeIcon}>{catalogueText.readOnly}</StatusTag>}
          {!isBuilt && <StatusTag icon={ClockIcon}>{catalogueText.soon}</StatusTag>}
        </>
      )}
    </LinkCard>
  )
}
