import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { codeText, instantText } from '#contract/value-text.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { reasonSentence } from './tax-regime-sentences.ts'

const { current: text } = taxRegimeText

/** The regime in force, why, and the term that was signed for it. */
export function CurrentRegime({ situation }: { situation: RegimeAnswer['situacao'] }) {
  const { termo } = situation
  return (
    <Card
      title={text.heading}
      action={termo && <FileLink href={fileHref('termo-regime-tributacao')}>{text.term}</FileLink>}
    >
      <Stack gap="6">
        <Stat
          size="large"
          label={text.label}
          value={regimeNames[situation.regime]}
          detail={reasonSentence(situation)}
        />
        {termo && (
          <DescriptionList
            layout="rows"
            items={[
              { id: 'protocol', term: text.protocol, description: termo.protocolo },
              { id: 'signed', term: text.signedAt, description: instantText(termo.assinadoEm) },
              {
                id: 'code',
                term: text.code,
                description: (
                  <Text as="span" breaksAnywhere>
                    {codeText(termo.codigo)}
                  </Text>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
