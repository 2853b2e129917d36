import type { BenefitDocumentOnWire } from '#contract/benefits/benefit-request.ts'
import type { FilePurpose } from '../../file-purposes.ts'

export const benefitPurposes = {
  identidade: 'benefit-identity',
  cpf: 'benefit-cpf',
  endereco: 'benefit-address-proof',
  desligamento: 'benefit-employment-end',
  'carta-inss': 'benefit-disability-award',
} as const satisfies Readonly<Record<BenefitDocumentOnWire, FilePurpose>>
