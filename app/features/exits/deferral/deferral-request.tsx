import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { OptionFormLink } from '#app/features/request-engine/OptionFormLink.tsx'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { ask, send } from '#app/session/ask.ts'
import { deferralFields } from '#contract/exits/deferral.text.ts'
import { deferralData, deferralValues } from '#contract/exits/deferral.ts'
import { checkDeferralValues, deferralDataOf } from '#contract/exits/deferral-check.ts'
import { deferralReading } from '#contract/exits/deferral-reading.ts'
import { DeferralConsent, DeferralEffect } from './DeferralForm.tsx'
import { consequenceSentence, deferralText } from './deferral.text.ts'

const { notNow } = deferralText

/** The choice to wait for the benefit: what stays, what it costs, and that it was read. */
export const deferralRequestPage = defineRequest({
  slug: 'bpd',
  text: deferralText,
  situation: ask('retornarOpcaoBpd'),
  data: deferralData,
  obstacle: ({ requisicaoAberta }, returnedId) => openRequestObstacle(requisicaoAberta, returnedId, notNow),
  values: deferralValues,
  labels: deferralFields,
  first: () => ({ ciente: false }),
  check: checkDeferralValues,
  send: ({ ciente }, envelope) => send('optarBpd')({ data: { ciente, ...envelope } }),
  beside: (_, situation) => <DeferralEffect situation={situation} />,
  consent: (form) => <DeferralConsent form={form} />,
  reading: deferralReading,
  toCome: (_, situation) => deferralDataOf(situation),
  consequence: (_, situation) => consequenceSentence(situation),
  undo: () => deferralText.undo,
  confirm: () => deferralText.confirm,
  receipt: ({ idRequisicao }) => ({
    children: <p>{deferralText.sent}</p>,
    documentLink: <OptionFormLink idRequisicao={idRequisicao} option="bpd" />,
  }),
})
