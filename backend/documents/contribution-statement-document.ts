import type { ContributionStatement } from '#contract/payroll/income-reports.ts'
import { amountText, competenceText, reaisText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { issuedSentence } from './document-facts.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'

/** The statement of contributions of a year, for the annual return. `cpf` is the whole number. */
export function contributionStatementDocument(
  statement: ContributionStatement,
  { cpf, planColor, now }: { cpf: string; planColor: string; now: Date },
): PrintedDocument {
  const { ano, fontePagadora, beneficiario, plano, matricula } = statement
  return {
    title: 'Demonstrativo de contribuições',
    subtitle: `Ano-calendário de ${ano} · ${fontePagadora.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: fontePagadora.nome },
          { label: 'CNPJ', value: fontePagadora.cnpj },
          { label: 'Participante', value: beneficiario.nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano', value: plano },
          { label: 'Matrícula', value: matricula },
        ],
      },
      {
        kind: 'table',
        caption: `Suas contribuições creditadas em ${ano}, em reais`,
        columns: [
          { title: 'Mês do crédito', share: 2 },
          { title: 'Básica', share: 2, isFigure: true },
          { title: 'Suplementar', share: 2, isFigure: true },
          { title: 'Voluntária', share: 2, isFigure: true },
          { title: 'Total', share: 2, isFigure: true },
        ],
        rows: statement.meses.map(({ mes, ...amounts }) => [competenceText(mes), ...amountsOf(amounts)]),
        total: ['Total', ...amountsOf({ ...statement, total: statement.dedutivel })],
      },
      {
        kind: 'facts',
        items: [
          { label: 'Para a declaração: pagamentos efetuados', value: reaisText(statement.dedutivel) },
          ...(statement.patrocinadora > 0
            ? [
                {
                  label: 'Contribuição da patrocinadora (não se deduz)',
                  value: reaisText(statement.patrocinadora),
                },
              ]
            : []),
          ...(statement.administracao > 0
            ? [{ label: 'Taxa de administração', value: reaisText(statement.administracao) }]
            : []),
          ...(statement.risco > 0
            ? [{ label: 'Cobertura de risco', value: reaisText(statement.risco) }]
            : []),
        ],
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'As suas contribuições podem ser deduzidas na declaração anual até 12% dos rendimentos tributáveis, no modelo completo e desde que você também contribua para a previdência oficial (Lei 9.532/1997, art. 11). Na ficha Pagamentos Efetuados, use o código de contribuições a entidades de previdência complementar.',
      },
    ],
  }
}

function amountsOf(amounts: { basica: number; suplementar: number; voluntaria: number; total: number }) {
  return [amounts.basica, amounts.suplementar, amounts.voluntaria, amounts.total].map(amountText)
}
