import * as v from 'valibot'
import { benefitRequestData } from './benefits/benefit-request.ts'
import { benefitRequestReading } from './benefits/benefit-request-reading.ts'
import { benefitSuspensionData } from './benefits/benefit-suspension.ts'
import { benefitSuspensionReading } from './benefits/benefit-suspension-reading.ts'
import { cashWithdrawalData } from './benefits/cash-withdrawal.ts'
import { cashWithdrawalReading } from './benefits/cash-withdrawal-reading.ts'
import { incomeChangeData } from './benefits/income-change.ts'
import { incomeChangeReading } from './benefits/income-change-reading.ts'
import { contributionChangeReading } from './contributions/contribution-change-reading.ts'
import { contributionSuspensionReading } from './contributions/contribution-suspension-reading.ts'
import { contributionChangeData } from './contributions/contributions.ts'
import { suspensionData } from './contributions/suspensions.ts'
import { fatcaData, pepData, residenceData } from './declarations/declarations.ts'
import { fatcaDeclarationReading } from './declarations/fatca-declaration-reading.ts'
import { pepDeclarationReading } from './declarations/pep-declaration-reading.ts'
import { residenceDeclarationReading } from './declarations/residence-declaration-reading.ts'
import { dependantsData } from './dependants/dependants.ts'
import { dependantsReading } from './dependants/dependants-reading.ts'
import { documentSendingReading } from './documents/document-sending-reading.ts'
import { documentData } from './documents/documents.ts'
import { deferralData } from './exits/deferral.ts'
import { deferralReading } from './exits/deferral-reading.ts'
import { exitContestationReading } from './exits/exit-contestation-reading.ts'
import { contestationData } from './exits/exit-statement.ts'
import { portabilityData } from './exits/portability.ts'
import { portabilityReading } from './exits/portability-reading.ts'
import { redemptionData } from './exits/redemption.ts'
import { redemptionReading } from './exits/redemption-reading.ts'
import { selfSponsorshipData } from './exits/self-sponsorship.ts'
import { selfSponsorshipReading } from './exits/self-sponsorship-reading.ts'
import { investmentProfileChangeReading } from './investments/investment-profile-change-reading.ts'
import { investmentProfileChangeData } from './investments/investment-profiles.ts'
import { loanReading } from './loans/loan-reading.ts'
import { loanData } from './loans/loans.ts'
import { emailChangeReading } from './people/email-change-reading.ts'
import { emailChangeData } from './people/people.ts'
import { reRegistrationData } from './re-registration/re-registration.ts'
import { reRegistrationReading } from './re-registration/re-registration-reading.ts'
import type { Reading } from './readings/define-reading.ts'
import type { ReadingLine } from './readings/reading-line.ts'
import { dataDeletionReading } from './records/data-deletion-reading.ts'
import { deletionData } from './records/personal-data.ts'
import type { RequestKindSlug } from './requests/request-kinds.ts'
import { ageExemptionData } from './taxes/age-exemption.ts'
import { ageExemptionReading } from './taxes/age-exemption-reading.ts'
import { illnessExemptionData } from './taxes/illness-exemption.ts'
import { illnessExemptionReading } from './taxes/illness-exemption-reading.ts'
import { regimeChoiceData } from './taxes/tax-regime.ts'
import { taxRegimeChoiceReading } from './taxes/tax-regime-choice-reading.ts'

/** The shape of what a kind keeps, and how it is read; null for data of any other shape. */
type KindReading = {
  schema: v.GenericSchema
  read: (data: unknown) => readonly ReadingLine[] | null
}

function readingOf<Data>(schema: v.GenericSchema<unknown, Data>, reading: Reading<Data>): KindReading {
  return {
    schema,
    read: (data) => {
      const parsed = v.safeParse(schema, data)
      return parsed.success ? reading(parsed.output) : null
    },
  }
}

const readings: Readonly<Record<RequestKindSlug, KindReading>> = {
  'regime-tributacao': readingOf(regimeChoiceData, taxRegimeChoiceReading),
  pep: readingOf(pepData, pepDeclarationReading),
  fatca: readingOf(fatcaData, fatcaDeclarationReading),
  dependentes: readingOf(dependantsData, dependantsReading),
  'residente-exterior': readingOf(residenceData, residenceDeclarationReading),
  'alterar-contribuicao': readingOf(contributionChangeData, contributionChangeReading),
  'suspend-contribution': readingOf(suspensionData, contributionSuspensionReading),
  'perfil-investimentos': readingOf(investmentProfileChangeData, investmentProfileChangeReading),
  'benefit-request': readingOf(benefitRequestData, benefitRequestReading),
  'saque-a-vista': readingOf(cashWithdrawalData, cashWithdrawalReading),
  resgate: readingOf(redemptionData, redemptionReading),
  portabilidade: readingOf(portabilityData, portabilityReading),
  bpd: readingOf(deferralData, deferralReading),
  autopatrocinio: readingOf(selfSponsorshipData, selfSponsorshipReading),
  'alteracao-renda': readingOf(incomeChangeData, incomeChangeReading),
  recadastramento: readingOf(reRegistrationData, reRegistrationReading),
  'alteracao-email-atendimento': readingOf(emailChangeData, emailChangeReading),
  'suspend-benefit': readingOf(benefitSuspensionData, benefitSuspensionReading),
  'exemption-65': readingOf(ageExemptionData, ageExemptionReading),
  'isencao-doenca': readingOf(illnessExemptionData, illnessExemptionReading),
  emprestimos: readingOf(loanData, loanReading),
  'envio-documento': readingOf(documentData, documentSendingReading),
  'contestacao-extrato': readingOf(contestationData, exitContestationReading),
  'exclusao-dados': readingOf(deletionData, dataDeletionReading),
}

/**
 * Data of a request in words. `data`: in the shape of today, so stored data goes through the upgrades of its kind first. Null when it does
 * not have that shape: whoever shows it says so, and guesses nothing.
 */
export function readRequestData(kind: RequestKindSlug, data: unknown): readonly ReadingLine[] | null {
  return readings[kind].read(data)
}

/** The shape of what requests of a kind keep today. */
export function requestDataSchema(kind: RequestKindSlug): v.GenericSchema {
  return readings[kind].schema
}
