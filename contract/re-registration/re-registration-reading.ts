import { defineReading } from '../readings/define-reading.ts'
import { list, text, textIfGiven, under } from '../readings/reading-line.ts'
import { itemNames, proofNames } from './re-registration.text.ts'
import type { ReRegistrationData } from './re-registration.ts'
import { groupLines } from './re-registration-groups-reading.ts'

/** A re-registration: each group as it was answered, with what changed in it, the files, and what was declared. */
export const reRegistrationReading = defineReading<ReRegistrationData>({
  campanha: (campaign) => textIfGiven('Campanha', campaign),
  atendente: (attendant) => (attendant === null ? [] : text('Feito em atendimento, com', attendant)),
  grupos: (groups) => groups.flatMap(groupReading),
  arquivos: (files) =>
    files.length === 0
      ? []
      : list(
          'Arquivos enviados',
          files.map(({ comprovante }) => proofNames[comprovante]),
        ),
  declaracao: (declared) => textIfGiven('O que declaro', declared),
})

function groupReading(group: ReRegistrationData['grupos'][number]) {
  const isChanged = group.resposta === 'mudou'
  return under(itemNames[group.grupo], [
    text('Resposta', isChanged ? 'Alterado' : 'Confirmado'),
    ...(isChanged
      ? groupLines(group)
          .map(({ line }) => line)
          .filter(({ before, after }) => before !== after)
      : []),
  ])
}
