import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { OptionFormLink } from '#app/features/request-engine/OptionFormLink.tsx'
import { ask, send } from '#app/session/ask.ts'
import { redemptionFields } from '#contract/exits/redemption.text.ts'
import {
  type RedemptionData,
  type RedemptionValues,
  redemptionData,
  redemptionValues,
} from '#contract/exits/redemption.ts'
import { checkRedemptionValues, redemptionFacts } from '#contract/exits/redemption-check.ts'
import { redemptionReading } from '#contract/exits/redemption-reading.ts'
import { RedemptionEffect } from './RedemptionEffect.tsx'
import { RedemptionConsent, RedemptionFields } from './RedemptionFields.tsx'
import { RedemptionsPaid } from './RedemptionsPaid.tsx'
import { redemptionText } from './redemption.text.ts'
import { redemptionObstacle } from './redemption-obstacle.tsx'
import {
  arrivalSentence,
  asDecided,
  consequenceSentence,
  redemptionToCome,
  reviewNote,
} from './redemption-sentences.ts'

/** The redemption: how it is to be paid, on the person's own numbers, and what it ends. */
export const redemptionDefinition = defineRequest({
  slug: 'resgate',
  text: redemptionText,
  situation: ask('retornarResgate'),
  data: redemptionData,
  obstacle: redemptionObstacle,
  values: redemptionValues,
  labels: redemptionFields,
  first: (_, asked) => ({
    forma: asked ? wayOf(asked) : 'unica',
    parcelas: asked && asked.parcelas > 1 ? asked.parcelas : null,
    dias: asked?.adiamentoDias ?? null,
    regime: null,
    ciente: false,
  }),
  check: (values, situation) => checkRedemptionValues(values, redemptionFacts(situation)),
  send: ({ forma, parcelas, dias, regime, ciente }, envelope) =>
    send('pedirResgate')({
      data: {
        forma,
        parcelas: forma === 'parcelada' ? parcelas : null,
        dias: forma === 'adiada' ? dias : null,
        regime,
        ciente,
        ...envelope,
      },
    }),
  fields: (form, situation) => <RedemptionFields form={form} situation={situation} />,
  consent: (form, situation) => <RedemptionConsent form={form} situation={situation} />,
  beside: (values, situation) => <RedemptionEffect values={values} situation={situation} />,
  below: ({ pagamentos }) => <RedemptionsPaid payments={pagamentos} />,
  reading: redemptionReading,
  toCome: redemptionToCome,
  consequence: consequenceSentence,
  note: (values, situation) => reviewNote(asDecided(values, situation)),
  undo: () => redemptionText.undo,
  isFinal: true,
  confirm: () => redemptionText.confirm,
  receipt: ({ idRequisicao, prazo, dados }) => ({
    children: (
      <>
        {prazo && <p>{arrivalSentence(dados, prazo)}</p>}
        <p>{redemptionText.sent}</p>
      </>
    ),
    documentLink: <OptionFormLink idRequisicao={idRequisicao} option="resgate" />,
  }),
})

function wayOf({ adiamentoDias, parcelas }: RedemptionData): RedemptionValues['forma'] {
  if (adiamentoDias !== null) return 'adiada'
  return parcelas > 1 ? 'parcelada' : 'unica'
}
