import { itemNames, proofNames } from '#contract/re-registration.text.ts'
import type { ReRegistrationData } from '#contract/re-registration.ts'
import { formatCpf } from '#domain/cpf.ts'
import { checkBlocks } from './check-blocks.ts'
import type { Paper } from './pdf/paper.ts'
import { issuedSentence, printInstant } from './print-format.ts'

export type ReRegistrationFacts = {
  entity: string
  person: { name: string; cpf: string }
  protocol: string
  filedAt: Date
  planColor: string
  now: Date
  data: ReRegistrationData
}

/** The receipt of a re-registration on paper: what was confirmed, what was changed, and the code of what was declared. */
export function reRegistrationPaper({ data, ...facts }: ReRegistrationFacts): Paper {
  return {
    title: 'Comprovante de recadastramento',
    subtitle: `Protocolo ${facts.protocol} · ${facts.entity}`,
    planColor: facts.planColor,
    issuedAt: issuedSentence(facts.now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: facts.person.name },
          { label: 'CPF', value: formatCpf(facts.person.cpf) },
          { label: 'Enviado em', value: printInstant(facts.filedAt) },
          {
            label: 'Como foi feito',
            value: data.atendente ? `Com ${data.atendente}, do atendimento` : 'Pelo portal',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'O que foi declarado',
        columns: [
          { title: 'Item', share: 3 },
          { title: 'Resposta', share: 3 },
        ],
        rows: [
          ...data.grupos.map(({ grupo, resposta }) => [
            itemNames[grupo],
            resposta === 'certo' ? 'Confirmado' : 'Alterado',
          ]),
          ...data.arquivos.map(({ comprovante }) => [proofNames[comprovante], 'Enviado']),
        ],
      },
      { kind: 'paragraph', text: data.declaracao },
      ...checkBlocks(
        'Assinado com código de segurança. O código abaixo (SHA-256) muda se qualquer informação enviada mudar.',
        data.codigo,
      ),
    ],
  }
}
