import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { OptionFormLink } from '#app/features/request-engine/OptionFormLink.tsx'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { ask, send } from '#app/session/ask.ts'
import { selfSponsorshipFields } from '#contract/exits/self-sponsorship.text.ts'
import { selfSponsorshipData, selfSponsorshipValues } from '#contract/exits/self-sponsorship.ts'
import { checkSelfSponsorshipValues } from '#contract/exits/self-sponsorship-check.ts'
import { selfSponsorshipReading } from '#contract/exits/self-sponsorship-reading.ts'
import { SelfSponsorshipConsent, SelfSponsorshipEffect } from './SelfSponsorshipForm.tsx'
import { selfSponsorshipText } from './self-sponsorship.text.ts'
import { consequenceSentence, selfSponsorshipToCome } from './self-sponsorship-sentences.ts'

const { notNow } = selfSponsorshipText

/** The choice to go on and pay both shares: what it costs, when it begins, and that it was read. */
export const selfSponsorshipRequestPage = defineRequest({
  slug: 'autopatrocinio',
  text: selfSponsorshipText,
  situation: ask('retornarOpcaoAutopatrocinio'),
  data: selfSponsorshipData,
  obstacle: ({ requisicaoAberta, custo }, returnedId) => {
    const open = openRequestObstacle(requisicaoAberta, returnedId, notNow)
    if (open !== null || custo !== null) return open
    return (
      <RequestUnavailable title={notNow.unknownTitle}>
        <p>{notNow.unknownText}</p>
      </RequestUnavailable>
    )
  },
  values: selfSponsorshipValues,
  labels: selfSponsorshipFields,
  first: () => ({ ciente: false }),
  check: checkSelfSponsorshipValues,
  send: ({ ciente }, envelope) => send('optarAutopatrocinio')({ data: { ciente, ...envelope } }),
  beside: (_, situation) => <SelfSponsorshipEffect situation={situation} />,
  consent: (form) => <SelfSponsorshipConsent form={form} />,
  reading: selfSponsorshipReading,
  toCome: (_, situation) => selfSponsorshipToCome(situation),
  consequence: (_, situation) => consequenceSentence(situation),
  undo: () => selfSponsorshipText.undo,
  confirm: () => selfSponsorshipText.confirm,
  receipt: ({ idRequisicao }) => ({
    children: <p>{selfSponsorshipText.sent}</p>,
    documentLink: <OptionFormLink idRequisicao={idRequisicao} option="autopatrocinio" />,
  }),
})
