import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { TextLink } from '@portal/design-system/TextLink'
import type { ReactNode } from 'react'
import { formatReais } from '#app/format/money.ts'
import { formatReturn } from '#app/format/percent.ts'
import { homeText } from './home.text.ts'
import { benefitSentence, contributionSentence, dueSentence } from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

/** The figures beside the balance: contributions, or the benefit of who receives one; open requests; return. */
export function PlanFigures({ summary }: { summary: PlanSummary }) {
  const { ultimoBeneficio, requisicoesAbertas, rentabilidade12Meses } = summary
  return (
    <Columns as="section" gap="4" align="stretch" aria-label={homeText.figures}>
      {ultimoBeneficio ? (
        <Figure
          label={homeText.lastBenefit.label}
          value={formatReais(ultimoBeneficio.valorBruto)}
          detail={benefitSentence(ultimoBeneficio)}
        />
      ) : (
        <Contributions summary={summary} />
      )}
      <Figure
        label={homeText.requests.label}
        value={requisicoesAbertas}
        detail={
          requisicoesAbertas > 0 ? (
            <TextLink href="/services/requests">{homeText.requests.follow}</TextLink>
          ) : (
            homeText.requests.noneDetail
          )
        }
      />
      <Figure
        label={homeText.return12.label}
        value={rentabilidade12Meses === null ? homeText.return12.none : formatReturn(rentabilidade12Meses)}
        detail={rentabilidade12Meses === null ? homeText.return12.noneDetail : summary.saldo?.perfil}
      />
    </Columns>
  )
}

function Contributions({ summary: { ultimaContribuicao, proximaContribuicao } }: { summary: PlanSummary }) {
  const { lastContribution, nextContribution } = homeText
  return (
    <>
      <Figure
        label={lastContribution.label}
        value={ultimaContribuicao ? formatReais(ultimaContribuicao.total) : lastContribution.none}
        detail={ultimaContribuicao ? contributionSentence(ultimaContribuicao) : lastContribution.noneDetail}
      />
      <Figure
        label={nextContribution.label}
        value={proximaContribuicao ? formatReais(proximaContribuicao.valor) : nextContribution.none}
        detail={proximaContribuicao ? dueSentence(proximaContribuicao) : nextContribution.noneDetail}
      />
    </>
  )
}

function Figure(props: { label: string; value: ReactNode; detail: ReactNode }) {
  return (
    <Stack>
      <Card padding="compact">
        <Stat {...props} />
      </Card>
    </Stack>
  )
}
