import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { ask, send } from '#app/session/ask.ts'
import { residenceValues } from '#contract/declarations/declarations.ts'
import { checkResidenceValues } from '#contract/declarations/residence-check.ts'
import { residenceDeclarationReading } from '#contract/declarations/residence-declaration-reading.ts'
import { FOREIGN_RESIDENCE_EFFECTS } from '#domain/declarations/foreign-residence.ts'
import { firstResidence, residenceToCome } from './declaration-input.ts'
import { summaries } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'
import { defineDeclaration } from './define-declaration.tsx'
import { ResidenceFields } from './ResidenceFields.tsx'
import { ResidenceTaxes } from './ResidenceTaxes.tsx'

const { residence: text } = declarationsText

/** Whether somebody lives abroad. */
export const residenceDeclaration = defineDeclaration({
  slug: 'residente-exterior',
  lead: text.lead,
  situation: ask('retornarDeclaracoesResidencia'),
  values: residenceValues,
  labels: {
    residente_exterior: text.question,
    pais: text.country,
    codigoPostal: text.postalCode,
    nif: text.taxNumber,
    complemento: text.complement,
    comprovante: text.proof,
    comprovanteEmitidoEm: text.issued,
  },
  first: ({ declaracoes }) => firstResidence(declaracoes[0]?.dados),
  check: (values, { comprovanteMaximoDias, hoje }) =>
    checkResidenceValues(values, { proofMaximumDays: comprovanteMaximoDias }, hoje),
  send: (values, envelope) => send('declararResidencia')({ data: { ...values, ...envelope } }),
  fields: (form, declarations) => <ResidenceFields form={form} declarations={declarations} />,
  beside: (_, { tributacao }) => (
    <Stack>
      <ResidenceTaxes taxes={tributacao} />
      <Card title={text.effectsTitle} tone="sunken">
        <Stack as="ul" gap="2" marks="bullets">
          {FOREIGN_RESIDENCE_EFFECTS.map((effect) => (
            <li key={effect}>{text.effects[effect]}</li>
          ))}
        </Stack>
      </Card>
    </Stack>
  ),
  reading: residenceDeclarationReading,
  toCome: residenceToCome,
  consequence: ({ residente_exterior }) =>
    residente_exterior === 'S' ? text.abroadConsequence : text.homeConsequence,
  act: ({ residente_exterior }) => (residente_exterior === 'S' ? text.act.yes : text.act.no),
  answer: summaries.residence,
  proofId: ({ residencia }) => residencia?.comprovante?.id,
})
