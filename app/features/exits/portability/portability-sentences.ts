import type { PortabilityData, PortabilityOnWire, PortabilityValues } from '#contract/exits/portability.ts'
import { checkPortabilityValues, portedAmount } from '#contract/exits/portability-check.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { formatCnpj } from '#domain/cnpj.ts'

type Destination = PortabilityOnWire['destinos'][number]

/** The chosen plan; null while none is. */
export function destinationOf(
  { destino }: PortabilityValues,
  { destinos }: PortabilityOnWire,
): Destination | null {
  return destinos.find(({ id }) => String(id) === destino) ?? null
}

/** A plan as it is chosen and searched: by entity, plan or CNPJ. */
export function destinationLabel({ nome, plano, cnpj }: Destination): string {
  return `${nome} · ${plano} · ${formatCnpj(cnpj)}`
}

/** Amount transferred by the form's values, in reais; the whole balance while no percentage is given. */
export function amountOf({ percentual }: PortabilityValues, { valor }: PortabilityOnWire): number {
  return portedAmount(valor, Math.min(100, Math.max(0, percentual ?? 100)))
}

/** The check of the contract on what the reading call answers. */
export function checkPortabilityForm(values: PortabilityValues, situation: PortabilityOnWire) {
  const { hoje, mesesPlano, valor } = situation
  return checkPortabilityValues(values, {
    today: hoje,
    monthsInPlan: mesesPlano,
    value: valor,
    destination: destinationOf(values, situation),
  })
}

/** Request data as it would be stored if filed now, without the destination's bank account; null until a plan is chosen. */
export function portabilityToCome(
  values: PortabilityValues,
  situation: PortabilityOnWire,
): PortabilityData | null {
  const destination = destinationOf(values, situation)
  if (destination === null) return null
  const { renda, prazoAnos } = destination.tipo === 'fechada' ? { renda: null, prazoAnos: null } : values
  return {
    entidadeDestino: destination.nome,
    percentual: values.percentual ?? 100,
    valor: amountOf(values, situation),
    cnpj: destination.cnpj,
    tipo: destination.tipo,
    plano: destination.plano,
    codigo: destination.codigo,
    conta: null,
    adesao: values.adesao,
    renda,
    prazoAnos: renda === 'prazo-certo' ? prazoAnos : null,
    regime: situation.regime,
    prazoLegal: situation.prazoLegal,
    prazoTermo: situation.prazoTermo,
  }
}

export function consequenceSentence(values: PortabilityValues, situation: PortabilityOnWire): string {
  const name = destinationOf(values, situation)?.nome ?? ''
  const end = (values.percentual ?? 100) === 100 ? ' A sua participação neste plano acaba.' : ''
  const amount = reaisText(amountOf(values, situation))
  return `${amount}, pela cota de hoje, vão para ${name} até ${dateText(situation.prazoLegal)}, sem imposto. O valor acompanha a cota até o dia da transferência.${end}`
}

/** Under the years of an income. */
export function termHelp({ prazoMinimoAnos }: PortabilityOnWire): string {
  return `De ${prazoMinimoAnos} anos em diante, por lei.`
}
