import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stat, type StatProps } from '@portal/design-system/Stat'
import { TextLink } from '@portal/design-system/TextLink'
import { nextPaymentSentence } from '#app/format/next-payment.ts'
import { reaisText } from '#contract/value-text.ts'
import { homeText } from './home.text.ts'
import {
  benefitSentence,
  contributionSentence,
  dueSentence,
  durationLabel,
  durationSentence,
  durationText,
  thirteenthSentence,
} from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

const { lastContribution, nextContribution, lastBenefit, nextBenefit, thirteenth, requests } = homeText

/** Figures that stand beside each other on a wide screen. */
const LINE = 4

/** The figures beside the balance: contributions, or the benefit of who receives one; and open requests. */
export function PlanFigures({ summary }: { summary: PlanSummary }) {
  const figures = figuresOf(summary)
  // Four of a benefit fill a line; that nothing is under way is not worth another one.
  const hasRequests = summary.requisicoesAbertas > 0 || figures.length < LINE
  return (
    <Columns as="section" gap="4" align="stretch" aria-label={homeText.figures}>
      {[...figures, ...(hasRequests ? [requestFigure(summary)] : [])].map(({ id, ...figure }) => (
        <Card key={id} padding="compact">
          <Stat {...figure} />
        </Card>
      ))}
    </Columns>
  )
}

type Figure = Pick<StatProps, 'label' | 'value' | 'detail'> & { id: string }

function figuresOf(summary: PlanSummary): Figure[] {
  const { ultimoBeneficio, beneficio } = summary
  if (ultimoBeneficio) return [lastFigure(ultimoBeneficio), ...benefitFigures(beneficio)]
  return beneficio?.proximo ? benefitFigures(beneficio) : contributionFigures(summary)
}

function contributionFigures({ ultimaContribuicao, proximaContribuicao }: PlanSummary): Figure[] {
  return [
    {
      id: 'last-contribution',
      label: lastContribution.label,
      value: ultimaContribuicao ? reaisText(ultimaContribuicao.total) : lastContribution.none,
      detail: ultimaContribuicao ? contributionSentence(ultimaContribuicao) : lastContribution.noneDetail,
    },
    {
      id: 'next-contribution',
      label: nextContribution.label,
      value: proximaContribuicao ? reaisText(proximaContribuicao.valor) : nextContribution.none,
      detail: proximaContribuicao ? dueSentence(proximaContribuicao) : nextContribution.noneDetail,
    },
  ]
}

function lastFigure(last: NonNullable<PlanSummary['ultimoBeneficio']>): Figure {
  return {
    id: 'last-benefit',
    label: lastBenefit.label,
    value: reaisText(last.valorLiquido ?? last.valorBruto),
    detail: benefitSentence(last),
  }
}

function benefitFigures(benefit: PlanSummary['beneficio']): Figure[] {
  const { proximo = null, decimoTerceiro = null, duracao = null } = benefit ?? {}
  return [
    {
      id: 'next-benefit',
      label: proximo?.primeiro ? nextBenefit.first : nextBenefit.label,
      value: proximo ? reaisText(proximo.liquido) : nextBenefit.none,
      detail: proximo ? nextPaymentSentence(proximo) : nextBenefit.noneDetail,
    },
    decimoTerceiro && {
      id: 'thirteenth',
      label: thirteenth.label,
      value: reaisText(decimoTerceiro.valor),
      detail: thirteenthSentence(decimoTerceiro),
    },
    duracao && {
      id: 'duration',
      label: durationLabel(duracao),
      value: durationText(duracao),
      detail: durationSentence(duracao),
    },
  ].filter((figure) => figure !== null)
}

function requestFigure({ requisicoesAbertas }: PlanSummary): Figure {
  return {
    id: 'requests',
    label: requests.label,
    value: requisicoesAbertas,
    detail:
      requisicoesAbertas > 0 ? (
        <TextLink href="/services/requests">{requests.follow}</TextLink>
      ) : (
        requests.noneDetail
      ),
  }
}
