import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { section } from './personal-profile.css.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { sections: text } = personalProfileText

const own = [
  { path: '/perfil', label: text.data },
  { path: '/perfil/seguranca', label: text.security },
  { path: '/perfil/privacidade', label: text.privacy },
  { path: '/perfil/acessos', label: text.accesses },
] as const

type PersonalProfileFrameProps = {
  lead: string
  /** False for who acts for the person: password, sessions and consents are the person's alone. */
  isOwn: boolean
  children: ReactNode
}

/** A page of the profile: its heading, and the way to the other ones. */
export function PersonalProfileFrame({ lead, isOwn, children }: PersonalProfileFrameProps) {
  const shown = isOwn ? own : own.slice(0, 1)
  return (
    <>
      <PageHeader title={personalProfileText.title} description={lead} />
      <Stack gap="6">
        <nav aria-label={text.label}>
          <Cluster as="ul" gap="2">
            {shown.map(({ path, label }) => (
              <li key={path}>
                <PathLink path={path} className={section} activeOptions={{ exact: true }}>
                  {label}
                </PathLink>
              </li>
            ))}
          </Cluster>
        </nav>
        {children}
      </Stack>
    </>
  )
}
