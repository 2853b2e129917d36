import { LEAST_KEPT, MOST_KEPT, type RetentionPeriods } from '#domain/records/retention.ts'
import { defineRule } from '../rules/define-rule.ts'
import { days, months, years } from '../rules/rule-fields.ts'

/** Between what the law asks for and the most. */
const kept = (part: keyof RetentionPeriods, help: string) => ({
  from: LEAST_KEPT[part],
  to: MOST_KEPT[part],
  help,
})

/** For how long each kind of record is kept. What is there when a version begins goes by it. */
export const retentionRule = defineRule({
  id: 'retention',
  label: 'Guarda de dados',
  lead: 'Vale também para o que já está guardado. Prazos menores que os da lei não são aceitos.',
  scope: 'everybody',
  setting: 'guarda-dados',
  fields: {
    planRecordYears: years(
      'Registros do plano',
      kept(
        'planRecordYears',
        'Contados do fim da matrícula ou do último pagamento, o que for mais tarde. A pensão de um beneficiário também conta.',
      ),
    ),
    taxYears: years(
      'Documentos fiscais',
      kept(
        'taxYears',
        'Contados do ano em que a declaração de imposto é entregue (Código Tributário Nacional).',
      ),
    ),
    amlYears: years(
      'Declarações',
      kept(
        'amlYears',
        'Pessoa exposta politicamente e FATCA, contados do fim da matrícula (Lei 9.613/1998).',
      ),
    ),
    chatYears: years('Conversas', kept('chatYears', 'Contados da última mensagem.')),
    accessMonths: months(
      'Registros de acesso',
      kept('accessMonths', 'Entradas no portal e consultas do atendimento (Lei 12.965/2014, art. 15).'),
    ),
    codeDays: days(
      'Códigos e links',
      kept('codeDays', 'Códigos e links usados para entrar ou criar a senha.'),
    ),
    rejectedFileDays: days(
      'Arquivos recusados',
      kept('rejectedFileDays', 'Arquivos de pedidos recusados, cancelados ou sem resposta.'),
    ),
  },
})
