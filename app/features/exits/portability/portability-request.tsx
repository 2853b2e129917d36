import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { OptionFormLink } from '#app/features/request-engine/OptionFormLink.tsx'
import { ask, send } from '#app/session/ask.ts'
import { portabilityFields } from '#contract/exits/portability.text.ts'
import { portabilityData, portabilityValues } from '#contract/exits/portability.ts'
import { portabilityReading } from '#contract/exits/portability-reading.ts'
import { PortabilitiesMade } from './PortabilitiesMade.tsx'
import { PortabilityEffect } from './PortabilityEffect.tsx'
import { PortabilityConsent, PortabilityFields } from './PortabilityFields.tsx'
import { portabilityText } from './portability.text.ts'
import { portabilityObstacle } from './portability-obstacle.tsx'
import {
  checkPortabilityForm,
  consequenceSentence,
  destinationOf,
  portabilityToCome,
} from './portability-sentences.ts'

/** The portability: where to, how much, and what it ends. */
export const portabilityDefinition = defineRequest({
  slug: 'portabilidade',
  text: portabilityText,
  situation: ask('retornarPortabilidade'),
  data: portabilityData,
  obstacle: portabilityObstacle,
  values: portabilityValues,
  labels: portabilityFields,
  first: ({ destinos }, asked) => ({
    destino: String(destinos.find(({ codigo }) => codigo === asked?.codigo)?.id ?? ''),
    percentual: asked?.percentual ?? 100,
    adesao: asked?.adesao ?? null,
    renda: asked?.renda ?? null,
    prazoAnos: asked?.prazoAnos ?? null,
    aceite: false,
    ciente: false,
  }),
  check: checkPortabilityForm,
  send: (values, envelope, situation) => {
    const isClosed = destinationOf(values, situation)?.tipo === 'fechada'
    const { destino, percentual, adesao, renda, prazoAnos, aceite, ciente } = values
    return send('pedirPortabilidade')({
      data: {
        destino: Number(destino),
        percentual: percentual ?? 0,
        adesao: adesao ?? '',
        renda: isClosed ? null : renda,
        prazoAnos: isClosed || renda !== 'prazo-certo' ? null : prazoAnos,
        aceite,
        ciente,
        ...envelope,
      },
    })
  },
  fields: (form, situation) => <PortabilityFields form={form} situation={situation} />,
  consent: (form) => <PortabilityConsent form={form} />,
  beside: (values, situation) => <PortabilityEffect values={values} situation={situation} />,
  below: ({ transferencias }) => <PortabilitiesMade transfers={transferencias} />,
  reading: portabilityReading,
  toCome: portabilityToCome,
  consequence: consequenceSentence,
  undo: () => portabilityText.undo,
  confirm: () => portabilityText.confirm,
  receipt: ({ idRequisicao }) => ({
    children: <p>{portabilityText.sent}</p>,
    documentLink: <OptionFormLink idRequisicao={idRequisicao} option="portabilidade" />,
  }),
})
