import type { ComponentProps } from 'react'
import type { PhoneValues } from '#contract/contacts-check.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { AccountCard } from './AccountCard.tsx'
import type { AccountValues, EmailValues } from './check-personal-profile.ts'
import { EmailCard } from './EmailCard.tsx'
import { EmailPreferences } from './EmailPreferences.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { PersonalProfileFrame } from './PersonalProfileFrame.tsx'
import { PhonesCard } from './PhonesCard.tsx'
import { personalProfileText } from './personal-profile.text.ts'

export type PersonalProfileDataProps = {
  profile: PersonalProfileAnswer
  preferences: ComponentProps<typeof EmailPreferences>['preferences']
  /** False for who acts for the person: they read. */
  isOwn: boolean
  saveEmail: (values: EmailValues) => Promise<unknown>
  savePhones: (values: PhoneValues) => Promise<unknown>
  saveAccount: (values: AccountValues) => Promise<unknown>
  chooseEmails: ComponentProps<typeof EmailPreferences>['choose']
}

/** Personal data, contacts, what is told by e-mail, and bank account. */
export function PersonalProfileData({
  profile,
  preferences,
  isOwn,
  saveEmail,
  savePhones,
  saveAccount,
  chooseEmails,
}: PersonalProfileDataProps) {
  return (
    <PersonalProfileFrame lead={personalProfileText.lead.data} isOwn={isOwn}>
      <PersonalCard profile={profile} />
      <EmailCard email={profile.email} mayChange={isOwn} save={saveEmail} />
      <EmailPreferences preferences={preferences} mayChange={isOwn} choose={chooseEmails} />
      <PhonesCard phones={profile.telefones} mayChange={isOwn} save={savePhones} />
      <AccountCard account={profile.conta} mayChange={isOwn} save={saveAccount} />
    </PersonalProfileFrame>
  )
}
