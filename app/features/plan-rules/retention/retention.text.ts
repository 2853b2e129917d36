import { pageTitles } from '#app/navigation/page-titles.ts'
import type { RetentionPeriods } from '#domain/records/retention.ts'

type Part = { part: keyof RetentionPeriods; unit: string; help: string }

/** Sentences of the page of retention, with its parts in their order. */
export const retentionText = {
  title: pageTitles.retention,
  lead: 'Por quanto tempo cada tipo de registro é guardado. Depois disso o portal apaga o registro sozinho.',
  from: 'Vale também para o que já está guardado. Prazos menores que os da lei não são aceitos.',
  parts: [
    {
      part: 'planRecordYears',
      unit: 'anos',
      help: 'Contados do fim da matrícula ou do último pagamento, o que for mais tarde. A pensão de um beneficiário também conta.',
    },
    {
      part: 'taxYears',
      unit: 'anos',
      help: 'Contados do ano em que a declaração de imposto é entregue (Código Tributário Nacional).',
    },
    {
      part: 'amlYears',
      unit: 'anos',
      help: 'Exposição política e residência fiscal, contados do fim da matrícula (Lei 9.613/1998).',
    },
    { part: 'chatYears', unit: 'anos', help: 'Contados da última mensagem.' },
    {
      part: 'accessMonths',
      unit: 'meses',
      help: 'Entradas no portal e consultas do atendimento (Lei 12.965/2014, art. 15).',
    },
    { part: 'codeDays', unit: 'dias', help: 'Códigos e links usados para entrar ou criar a senha.' },
    {
      part: 'rejectedFileDays',
      unit: 'dias',
      help: 'Arquivos de pedidos recusados, cancelados ou sem resposta.',
    },
  ] satisfies readonly Part[],
} as const
