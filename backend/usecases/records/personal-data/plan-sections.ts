import { desc, eq } from 'drizzle-orm'
import { linksOfPerson } from '#backend/database/queries/plan-links.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { ageExemptions } from '#backend/database/schema/age-exemptions.ts'
import { illnessExemptions } from '#backend/database/schema/illness-exemptions.ts'
import {
  investmentProfileResults,
  investmentProfileSwitches,
} from '#backend/database/schema/investment-profile-choices.ts'
import { investmentProfiles } from '#backend/database/schema/investment-profiles.ts'
import { ledgerEntries } from '#backend/database/schema/ledger.ts'
import { linkMoves } from '#backend/database/schema/link-moves.ts'
import { paySlipRefunds, paySlips } from '#backend/database/schema/pay-slips.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { taxRegimeOptions } from '#backend/database/schema/tax-regime-options.ts'
import { categoryNamed, situationNamed } from '#backend/names.ts'
import { questionnaireOf, type WordedQuestionnaire } from '#backend/rules/questionnaires.ts'
import { type ReadingLine, text } from '#contract/readings/reading-line.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { movementName } from '#contract/statement/statement.text.ts'
import { statementTypes } from '#contract/statement/statement-codes.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { dateText } from '#contract/value-text.ts'
import type { Answers } from '#domain/investments/investment-profiles/questionnaire.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import { accountName } from './account-name.ts'
import { benefitSections } from './benefit-sections.ts'
import { contributionSections } from './contribution-sections.ts'
import { type DataSection, defineDataSection } from './data-section.ts'
import { deathSections } from './death-sections.ts'
import { exitSections } from './exit-sections.ts'
import { loanSections } from './loan-sections.ts'

const regimeName = (regime: TaxRegime) => regimeNames[regimeWords.toWire(regime)]

/** The person's plans, and everything in them: what was paid in, what was paid out, and what was chosen. */
export const planSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Planos e matrículas',
    tables: ['plan_links'],
    columns: {
      Plano: 'text',
      Matrícula: 'text',
      Categoria: 'text',
      Situação: 'text',
      'Entrada no plano': 'date',
      Patrocinadora: 'text',
      'Admissão na patrocinadora': 'date',
      'Regime de tributação': 'text',
      'Perfil de investimentos': 'text',
    },
    read: async (database, personId) => {
      const rows = await linksOfPerson(database, personId)
      const options = await Promise.all(rows.map((row) => readRegimeOption(database, row)))
      const decided = options.map((option) => option.decided && regimeName(option.decided))
      return rows.map(({ link, plan, profile }, index) => ({
        Plano: plan.name,
        Matrícula: link.enrolment,
        Categoria: categoryNamed(link.category).nome,
        Situação: situationNamed(link.situation).nome,
        'Entrada no plano': link.joinedOn,
        Patrocinadora: link.sponsor,
        'Admissão na patrocinadora': link.employedOn,
        'Regime de tributação': decided[index] ?? null,
        'Perfil de investimentos': profile,
      }))
    },
  }),
  defineDataSection({
    title: 'Mudanças de situação',
    tables: ['link_moves'],
    columns: { Matrícula: 'text', Desde: 'date', De: 'text', Para: 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select({ move: linkMoves, enrolment: planLinks.enrolment })
        .from(linkMoves)
        .innerJoin(planLinks, eq(planLinks.id, linkMoves.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(linkMoves.id))
      return rows.map(({ move, enrolment }) => ({
        Matrícula: enrolment,
        Desde: move.on,
        De: `${categoryNamed(move.fromCategory).nome}, ${situationNamed(move.fromSituation).nome}`,
        Para: `${categoryNamed(move.toCategory).nome}, ${situationNamed(move.toSituation).nome}`,
      }))
    },
  }),
  ...exitSections,
  ...contributionSections,
  ...loanSections,
  ...deathSections,
  defineDataSection({
    title: 'Movimentos do saldo',
    tables: ['ledger_entries'],
    columns: {
      Matrícula: 'text',
      Data: 'date',
      Movimento: 'text',
      Conta: 'text',
      'Creditado pela primeira vez em': 'date',
      'Valor (R$)': 'amount',
      Cotas: 'quotas',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ entry: ledgerEntries, enrolment: planLinks.enrolment })
        .from(ledgerEntries)
        .innerJoin(planLinks, eq(planLinks.id, ledgerEntries.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(ledgerEntries.date), desc(ledgerEntries.id))
      return rows.map(({ entry, enrolment }) => ({
        Matrícula: enrolment,
        Data: entry.date,
        Movimento: movementName({ tipo: statementTypes[entry.type], valor: entry.amount }),
        Conta: accountName(entry.account),
        'Creditado pela primeira vez em': entry.lotDate,
        'Valor (R$)': entry.amount,
        Cotas: entry.quotas,
      }))
    },
  }),
  ...benefitSections,
  defineDataSection({
    title: 'Pagamentos de benefício',
    tables: ['pay_slips', 'pay_slip_lines'],
    columns: {
      Matrícula: 'text',
      Mês: 'month',
      'Pago em': 'date',
      'Bruto (R$)': 'amount',
      'Descontos (R$)': 'amount',
      'Líquido (R$)': 'amount',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Mês: paySlips.competence,
          'Pago em': paySlips.paidOn,
          'Bruto (R$)': paySlips.gross,
          'Descontos (R$)': paySlips.discounts,
          'Líquido (R$)': paySlips.net,
        })
        .from(paySlips)
        .innerJoin(planLinks, eq(planLinks.id, paySlips.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(paySlips.competence)),
  }),
  defineDataSection({
    title: 'Imposto devolvido ou a devolver',
    tables: ['pay_slip_refunds'],
    columns: { Matrícula: 'text', 'Do pagamento de': 'month', 'Valor (R$)': 'amount' },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Do pagamento de': paySlips.competence,
          'Valor (R$)': paySlipRefunds.amount,
        })
        .from(paySlipRefunds)
        .innerJoin(paySlips, eq(paySlips.id, paySlipRefunds.paySlipId))
        .innerJoin(planLinks, eq(planLinks.id, paySlips.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(paySlips.competence)),
  }),
  defineDataSection({
    title: 'Respostas sobre investimentos',
    tables: ['profile_results'],
    columns: {
      Matrícula: 'text',
      'Respondido em': 'date',
      Pontos: 'number',
      'Perfil indicado': 'text',
      Respostas: 'reading',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({
          result: investmentProfileResults,
          enrolment: planLinks.enrolment,
          profile: investmentProfiles.name,
        })
        .from(investmentProfileResults)
        .innerJoin(planLinks, eq(planLinks.id, investmentProfileResults.linkId))
        .innerJoin(investmentProfiles, eq(investmentProfiles.id, investmentProfileResults.profileId))
        .where(eq(planLinks.personId, personId))
      return Promise.all(
        rows.map(async ({ result, enrolment, profile }) => ({
          Matrícula: enrolment,
          'Respondido em': result.answeredOn,
          Pontos: result.score,
          'Perfil indicado': profile,
          Respostas: answersInWords(
            result.answers,
            await questionnaireOf(database, result.questionnaireVersion),
          ),
        })),
      )
    },
  }),
  defineDataSection({
    title: 'Trocas de perfil de investimentos',
    tables: ['profile_switches'],
    columns: {
      Matrícula: 'text',
      'Vale desde': 'date',
      'Novo perfil': 'text',
      'Feita em': 'instant',
      'Saldo trocado (R$)': 'amount',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': investmentProfileSwitches.effectiveOn,
          'Novo perfil': investmentProfiles.name,
          'Feita em': investmentProfileSwitches.carriedOutAt,
          'Saldo trocado (R$)': investmentProfileSwitches.balance,
        })
        .from(investmentProfileSwitches)
        .innerJoin(planLinks, eq(planLinks.id, investmentProfileSwitches.linkId))
        .innerJoin(investmentProfiles, eq(investmentProfiles.id, investmentProfileSwitches.toProfileId))
        .where(eq(planLinks.personId, personId)),
  }),
  defineDataSection({
    title: 'Opções de imposto',
    tables: ['tax_regime_options', 'age_exemptions', 'illness_exemptions'],
    columns: { Matrícula: 'text', Opção: 'text', Desde: 'date' },
    read: async (database, personId) => {
      const [options, exemptions, byIllness] = await Promise.all([
        database
          .select({ option: taxRegimeOptions, enrolment: planLinks.enrolment })
          .from(taxRegimeOptions)
          .innerJoin(planLinks, eq(planLinks.id, taxRegimeOptions.linkId))
          .where(eq(planLinks.personId, personId)),
        database
          .select({ exemption: ageExemptions, enrolment: planLinks.enrolment })
          .from(ageExemptions)
          .innerJoin(planLinks, eq(planLinks.id, ageExemptions.linkId))
          .where(eq(planLinks.personId, personId)),
        database
          .select({ exemption: illnessExemptions, enrolment: planLinks.enrolment })
          .from(illnessExemptions)
          .innerJoin(planLinks, eq(planLinks.id, illnessExemptions.linkId))
          .where(eq(planLinks.personId, personId)),
      ])
      return [
        ...options.map(({ option, enrolment }) => ({
          Matrícula: enrolment,
          Opção: `Regime ${regimeName(option.regime).toLowerCase()}`,
          Desde: option.chosenOn,
        })),
        ...exemptions.map(({ exemption, enrolment }) => ({
          Matrícula: enrolment,
          Opção: exemption.appliesHere
            ? 'Parcela isenta aos 65 anos usada neste plano'
            : 'Parcela isenta aos 65 anos usada em outra fonte',
          // A month, told by its first day.
          Desde: `${exemption.validFrom}-01`,
        })),
        ...byIllness.map(({ exemption, enrolment }) => ({
          Matrícula: enrolment,
          Opção:
            exemption.validUntil === null
              ? 'Isenção por doença grave, sem prazo'
              : `Isenção por doença grave, até ${dateText(exemption.validUntil)}`,
          Desde: `${exemption.validFrom}-01`,
        })),
      ]
    },
  }),
]

/** Answers to a questionnaire, in its own words and order. */
function answersInWords(answers: Answers, { questions }: WordedQuestionnaire): readonly LineText[] {
  return readingText(
    questions.map((question): ReadingLine => {
      const chosen = question.options.find(({ id }) => id === answers[question.id])
      return text(question.text, chosen?.text ?? null)
    }),
  )
}
