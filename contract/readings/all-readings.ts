import * as v from 'valibot'
import { ageExemptionData } from '../age-exemption.ts'
import { benefitRequestData } from '../benefit-request.ts'
import { benefitSuspensionData } from '../benefit-suspension.ts'
import { cashWithdrawalData } from '../cash-withdrawal.ts'
import { contributionChangeData } from '../contributions.ts'
import { fatcaData, pepData, residenceData } from '../declarations.ts'
import { deferralData } from '../deferral.ts'
import { dependantsData } from '../dependants.ts'
import { documentData } from '../documents.ts'
import { contestationData } from '../exit-statement.ts'
import { illnessExemptionData } from '../illness-exemption.ts'
import { incomeChangeData } from '../income-change.ts'
import { investmentProfileChangeData } from '../investment-profiles.ts'
import { loanData } from '../loans.ts'
import { emailChangeData } from '../people.ts'
import { deletionData } from '../personal-profile.ts'
import { portabilityData } from '../portability.ts'
import { reRegistrationData } from '../re-registration.ts'
import { redemptionData } from '../redemption.ts'
import type { RequestKindSlug } from '../request-kinds.ts'
import { selfSponsorshipData } from '../self-sponsorship.ts'
import { suspensionData } from '../suspensions.ts'
import { regimeChoiceData } from '../tax-regime.ts'
import { ageExemptionReading } from './age-exemption.ts'
import { benefitRequestReading } from './benefit-request.ts'
import { benefitSuspensionReading } from './benefit-suspension.ts'
import { cashWithdrawalReading } from './cash-withdrawal.ts'
import { contributionChangeReading } from './contribution-change.ts'
import { contributionSuspensionReading } from './contribution-suspension.ts'
import { dataDeletionReading } from './data-deletion.ts'
import { deferralReading } from './deferral.ts'
import type { Reading } from './define-reading.ts'
import { dependantsReading } from './dependants.ts'
import { documentSendingReading } from './document-sending.ts'
import { emailChangeReading } from './email-change.ts'
import { exitContestationReading } from './exit-contestation.ts'
import { fatcaDeclarationReading } from './fatca-declaration.ts'
import { illnessExemptionReading } from './illness-exemption.ts'
import { incomeChangeReading } from './income-change.ts'
import { investmentProfileChangeReading } from './investment-profile-change.ts'
import { loanReading } from './loan.ts'
import { pepDeclarationReading } from './pep-declaration.ts'
import { portabilityReading } from './portability.ts'
import { reRegistrationReading } from './re-registration.ts'
import type { ReadingLine } from './reading-line.ts'
import { redemptionReading } from './redemption.ts'
import { residenceDeclarationReading } from './residence-declaration.ts'
import { selfSponsorshipReading } from './self-sponsorship.ts'
import { taxRegimeChoiceReading } from './tax-regime-choice.ts'

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
 * What a request of a kind says. `data`: in the shape of today, so stored data goes through the upgrades of its kind first. Null when it
 * does not have that shape: whoever shows it says so, and guesses nothing.
 */
export function readRequestData(kind: RequestKindSlug, data: unknown): readonly ReadingLine[] | null {
  return readings[kind].read(data)
}

/** The shape of what requests of a kind keep today. */
export function requestDataSchema(kind: RequestKindSlug): v.GenericSchema {
  return readings[kind].schema
}
