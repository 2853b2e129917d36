import type { ProfileAnswer } from '#contract/perfil.ts'
import { AccountCard } from './AccountCard.tsx'
import type { AccountValues, EmailValues, PhoneValues } from './check-profile.ts'
import { EmailCard } from './EmailCard.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { PhonesCard } from './PhonesCard.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { profileText } from './profile.text.ts'

export type ProfileDataProps = {
  profile: ProfileAnswer
  /** False for who acts for the person: they read. */
  isOwn: boolean
  saveEmail: (values: EmailValues) => Promise<unknown>
  savePhones: (values: PhoneValues) => Promise<unknown>
  saveAccount: (values: AccountValues) => Promise<unknown>
}

/** Personal data, contacts and bank account. */
export function ProfileData({ profile, isOwn, saveEmail, savePhones, saveAccount }: ProfileDataProps) {
  return (
    <ProfileFrame lead={profileText.lead.data} isOwn={isOwn}>
      <PersonalCard profile={profile} />
      <EmailCard email={profile.email} mayChange={isOwn} save={saveEmail} />
      <PhonesCard phones={profile.telefones} mayChange={isOwn} save={savePhones} />
      <AccountCard account={profile.conta} mayChange={isOwn} save={saveAccount} />
    </ProfileFrame>
  )
}
