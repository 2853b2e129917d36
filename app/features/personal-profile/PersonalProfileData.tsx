import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { AccountCard } from './AccountCard.tsx'
import type { AccountValues, EmailValues, PhoneValues } from './check-personal-profile.ts'
import { EmailCard } from './EmailCard.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { PersonalProfileFrame } from './PersonalProfileFrame.tsx'
import { PhonesCard } from './PhonesCard.tsx'
import { personalProfileText } from './personal-profile.text.ts'

export type PersonalProfileDataProps = {
  profile: PersonalProfileAnswer
  /** False for who acts for the person: they read. */
  isOwn: boolean
  saveEmail: (values: EmailValues) => Promise<unknown>
  savePhones: (values: PhoneValues) => Promise<unknown>
  saveAccount: (values: AccountValues) => Promise<unknown>
}

/** Personal data, contacts and bank account. */
export function PersonalProfileData({
  profile,
  isOwn,
  saveEmail,
  savePhones,
  saveAccount,
}: PersonalProfileDataProps) {
  return (
    <PersonalProfileFrame lead={personalProfileText.lead.data} isOwn={isOwn}>
      <PersonalCard profile={profile} />
      <EmailCard email={profile.email} mayChange={isOwn} save={saveEmail} />
      <PhonesCard phones={profile.telefones} mayChange={isOwn} save={savePhones} />
      <AccountCard account={profile.conta} mayChange={isOwn} save={saveAccount} />
    </PersonalProfileFrame>
  )
}
