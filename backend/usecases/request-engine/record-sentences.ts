import type { DependantsData } from '#contract/dependants/dependants.ts'
import type { InvestmentProfileChangeData } from '#contract/investments/investment-profiles.ts'
import type { DeletionData } from '#contract/records/personal-data.ts'
import type { AgeExemptionData } from '#contract/taxes/age-exemption.ts'
import type { IllnessExemptionData } from '#contract/taxes/illness-exemption.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

/** Where the exempt slice is used. */
export function ageExemptionEffect(
  { outraFonte, parcelaMensal }: AgeExemptionData,
  from: Competence,
): readonly string[] {
  return [
    outraFonte === 'S'
      ? `A parcela isenta de 65 anos deixa de ser usada aqui a partir de ${monthText(from)}: ela é usada na outra fonte.`
      : `Até ${reaisText(parcelaMensal)} do benefício por mês ficam isentos de imposto a partir de ${monthText(from)}.`,
  ]
}

/** The whole benefit without tax. */
export function illnessExemptionEffect({ mesInicio, validade }: IllnessExemptionData): readonly string[] {
  const until = validade === null ? ', sem data para terminar' : ` até ${dateText(validade)}`
  return [`O benefício inteiro fica isento de imposto a partir de ${monthText(mesInicio)}${until}.`]
}

/** Another investment profile. */
export function profileEffect({
  perfilAnterior,
  perfilNovo,
  efeitoEm,
}: InvestmentProfileChangeData): readonly string[] {
  return [
    `O saldo e as novas contribuições passam do perfil ${perfilAnterior} para o perfil ${perfilNovo} em ${dateText(efeitoEm)}.`,
  ]
}

const changes = { inclusao: 'Entra', alteracao: 'Muda de dados:', encerramento: 'Sai' } as const

/** Who joins, changes or leaves a list of dependants; nothing of their health. */
export function dependantsEffect({ tipo, dependentes }: DependantsData): readonly string[] {
  const list = tipo === 1 ? 'na lista de dependentes de IR' : 'na lista de dependentes previdenciais'
  const told = dependentes.flatMap(({ mudanca, name, fim }) =>
    mudanca === 'mantido'
      ? []
      : [`${changes[mudanca]} ${name}${fim === null ? '' : `, em ${dateText(fim)}`}, ${list}.`],
  )
  return told.length > 0 ? told : [`Nada muda ${list}.`]
}

/** A sent document is kept. */
export function documentEffect({ nome }: { nome: string }): readonly string[] {
  return [`O documento “${nome}” é aceito e fica guardado com os registros do plano. Nada mais muda.`]
}

const erased: Readonly<Record<DeletionData['alcance'], string>> = {
  contatos: 'Os telefones são apagados e os consentimentos, retirados. Isso não volta atrás.',
  tudo: 'Telefones, consentimentos, avisos lidos, rascunhos e acessos antigos são apagados. Isso não volta atrás.',
}

/** Data that the law lets a person have erased. */
export function deletionEffect({ alcance }: DeletionData): readonly string[] {
  return [erased[alcance], 'Os registros do plano ficam guardados pelo prazo da lei.']
}

/** A re-registration goes on record. */
export function reRegistrationEffect(): readonly string[] {
  return [
    'Os dados enviados passam a valer no cadastro.',
    'A prova de vida fica em dia, e o que estava parado por falta dela volta a ser pago.',
  ]
}
