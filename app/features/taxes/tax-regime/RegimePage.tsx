import { LinkButton } from '@portal/design-system/LinkButton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ParticipantOnly } from '#app/features/request-engine/ParticipantOnly.tsx'
import { RequestPageFrame } from '#app/features/request-engine/RequestPageFrame.tsx'
import { RequestReceipt } from '#app/features/request-engine/RequestReceipt.tsx'
import { useSentRequest } from '#app/features/request-engine/use-sent-request.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { FiledRegime, RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { taxRegimeChoiceReading } from '#contract/taxes/tax-regime-choice-reading.ts'
import { Situation } from '#domain/participants.ts'
import { CurrentRegime } from './CurrentRegime.tsx'
import { RegimeChoice } from './RegimeChoice.tsx'
import { RegimeFindings } from './RegimeFindings.tsx'
import { RegimeOverview } from './RegimeOverview.tsx'
import { taxRegimeText } from './tax-regime.text.ts'
import { consequenceSentence } from './tax-regime-sentences.ts'

/** The tax regime: what it is, what each would cost, and choosing one for good; a settled one, and no more. */
export function RegimePage() {
  const { data: answer } = useSuspenseQuery(ask('retornarRegimeTributacao'))
  const [sent, setSent] = useSentRequest<FiledRegime>()
  return (
    <RequestPageFrame
      title={serviceNames['regime-tributacao']}
      lead={answer.situacao.definitivo ? taxRegimeText.settledLead : taxRegimeText.lead}
    >
      {sent ? <RegimeReceipt sent={sent} /> : <Regime answer={answer} onSent={setSent} />}
    </RequestPageFrame>
  )
}

function Regime({ answer, onSent }: { answer: RegimeAnswer; onSent: (sent: FiledRegime) => void }) {
  const { planLink, target } = useSession()
  const { situacao: situation } = answer
  if (situation.definitivo) return <CurrentRegime situation={situation} />
  const mayChoose = situation.opcoes.length > 0
  if (mayChoose && !target) return <RegimeChoice key={planLink?.id} answer={answer} onSent={onSent} />
  return (
    <>
      {mayChoose && <ParticipantOnly />}
      <CurrentRegime situation={situation} />
      <RegimeFindings {...answer} />
      <RegimeOverview answer={answer} />
    </>
  )
}

/** Proof of the choice, with the term that was signed; who leaves came for the redemption, and goes on to it. */
function RegimeReceipt({ sent }: { sent: FiledRegime }) {
  const { next, term, toRedemption } = taxRegimeText.receipt
  const { planLink } = useSession()
  const isLeaving = planLink?.situacao.id === Situation.disconnected
  return (
    <RequestReceipt
      sent={sent}
      asked={taxRegimeChoiceReading(sent.dados)}
      next={next}
      documentLink={<FileLink href={fileHref('termo-regime-tributacao')}>{term}</FileLink>}
    >
      <p>{consequenceSentence(sent.dados.regime)}</p>
      {isLeaving && <LinkButton href="/services/resgate">{toRedemption}</LinkButton>}
    </RequestReceipt>
  )
}
