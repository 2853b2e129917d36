import type { ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import { benefitRequestFields } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitRequestData, BenefitValues } from '#contract/benefits/benefit-request.ts'
import type { BenefitPaper } from '#contract/benefits/benefit-request-check.ts'
import type { RequestDocument } from '#contract/requests/requests.ts'

type Returned = Pick<ReturnedRequest<BenefitRequestData>, 'correcoes' | 'documentos'> | null

/** The paper that a returned request keeps under a field, by what papers are called; null where it has to be corrected, or never came. */
export function keptPaper(field: BenefitPaper['field'], returned: Returned): RequestDocument | null {
  if (returned === null || returned.correcoes.some(({ campo }) => campo === field)) return null
  return returned.documentos.find(({ nome }) => nome === benefitRequestFields[field]) ?? null
}

/** The fields of all papers, as the form opens. */
export function firstPapers(returned: Returned): Pick<BenefitValues, BenefitPaper['field']> {
  const idOf = (field: BenefitPaper['field']) => keptPaper(field, returned)?.id ?? null
  return {
    identidade: idOf('identidade'),
    cpf: idOf('cpf'),
    endereco: idOf('endereco'),
    desligamento: idOf('desligamento'),
    cartaInss: idOf('cartaInss'),
  }
}
