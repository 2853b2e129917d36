import type { Envelope, ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import type { RequestDocument } from '#contract/requests/requests.ts'
import type {
  IllnessExemptionData,
  IllnessExemptionOnWire,
  IllnessExemptionRequestOnWire,
  IllnessExemptionValues,
} from '#contract/taxes/illness-exemption.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { type IllnessExemptionClaimant, illnessExemptFrom } from '#domain/taxes/illness-exemption.ts'

/** Name under which a return asks to correct the report. */
const REPORT = 'medical-report'

type Facts = Pick<IllnessExemptionOnWire, 'hoje' | 'mesAtual' | 'primeiroMes' | 'pensionista'>

/** Whom the rule of the domain takes the request to be of. */
export function claimantOf({ hoje, mesAtual, primeiroMes, pensionista }: Facts): IllnessExemptionClaimant {
  return { today: hoje, currentMonth: mesAtual, firstOpenMonth: primeiroMes, isPensioner: pensionista }
}

type Returned = Pick<ReturnedRequest<IllnessExemptionData>, 'correcoes' | 'documentos'>

/** The report that a returned request keeps: the one that went with it, unless it is the report that has to be corrected. */
export function reportOf({ correcoes, documentos }: Returned): RequestDocument | null {
  return correcoes.some(({ campo }) => campo === REPORT) ? null : (documentos[0] ?? null)
}

/** Initial values: empty or, when a returned request is corrected, the values it requested, with its report. */
export function firstIllnessExemption(
  _: IllnessExemptionOnWire,
  asked: IllnessExemptionData | null,
  returned: Returned | null,
): IllnessExemptionValues {
  return {
    doenca: asked?.doenca ?? null,
    dataDiagnostico: asked?.dataDiagnostico ?? null,
    emissor: asked?.emissor ?? null,
    temValidade: asked && yesNoOf(asked.validade !== null),
    validade: asked?.validade ?? null,
    laudo: (returned && reportOf(returned))?.id ?? null,
    declaracao: false,
  }
}

/**
 * The form's values as they are sent: an end only where the report has one.
 * @throws RangeError while an answer is missing, which the form does not let through.
 */
export function illnessExemptionInput(
  { doenca, dataDiagnostico, emissor, temValidade, validade, laudo, declaracao }: IllnessExemptionValues,
  envelope: Envelope,
): IllnessExemptionRequestOnWire {
  if (doenca === null || dataDiagnostico === null || emissor === null || temValidade === null)
    throw new RangeError('The form is not complete')
  return {
    doenca,
    dataDiagnostico,
    emissor,
    temValidade,
    validade: temValidade === 'S' ? validade : null,
    laudo,
    declaracao,
    ...envelope,
  }
}

/** Request data as it would be stored if filed now; null while it cannot be computed. The API checks and computes it again. */
export function illnessExemptionToCome(
  { doenca, dataDiagnostico, emissor, temValidade, validade }: IllnessExemptionValues,
  situation: Facts,
): IllnessExemptionData | null {
  if (dataDiagnostico === null || emissor === null) return null
  return {
    doenca,
    dataDiagnostico,
    emissor,
    validade: temValidade === 'S' ? validade : null,
    mesInicio: illnessExemptFrom(dataDiagnostico, claimantOf(situation)),
  }
}
