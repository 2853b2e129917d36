import type { ComponentProps } from 'react'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { AccountCard } from './AccountCard.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AppearanceCard } from './AppearanceCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { EmailPreferences } from './EmailPreferences.tsx'
import { OwnWaitingEmail } from './OwnWaitingEmail.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { PersonalProfileFrame } from './PersonalProfileFrame.tsx'
import { PhonesCard } from './PhonesCard.tsx'
import { personalProfileText } from './personal-profile.text.ts'

type PersonalProfileDataProps = {
  profile: PersonalProfileAnswer
  preferences: ComponentProps<typeof EmailPreferences>['preferences']
  /** False for who acts for the person: they change the address, and read the rest. */
  isOwn: boolean
}

/** Personal data, contacts, what is told by e-mail, bank account, and how the portal looks. */
export function PersonalProfileData({ profile, preferences, isOwn }: PersonalProfileDataProps) {
  return (
    <PersonalProfileFrame lead={personalProfileText.lead.data} isOwn={isOwn}>
      <OwnWaitingEmail waiting={profile.protecao?.emailEmEspera ?? null} mayConfirm={isOwn} />
      <PersonalCard profile={profile} />
      <AddressCard {...profile} />
      <EmailCard email={profile.email} returning={profile.emailVoltando ?? null} mayChange={isOwn} />
      <EmailPreferences preferences={preferences} mayChange={isOwn} />
      <PhonesCard phones={profile.telefones} mayChange={isOwn} />
      <AccountCard
        account={profile.conta}
        waiting={profile.protecao?.contaEmEspera ?? null}
        cpf={profile.cpf}
        mayChange={isOwn}
      />
      {isOwn && <AppearanceCard />}
    </PersonalProfileFrame>
  )
}
