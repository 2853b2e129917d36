import { useState } from 'react'
import type { Pair } from '../brand/contrast-guide.ts'
import { contrastReport } from '../brand/contrast-report.ts'
import type { Scheme } from '../brand/derive-palette.ts'
import { parseHex } from '../brand/hex.ts'
import { participantPalette } from '../brand/palettes.ts'
import { reportSentence } from '../brand/report-sentence.ts'
import { ColorField } from '../ColorField/ColorField.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { chooser, report, scheme as schemeClass, schemeName, schemes, sentences, tried } from './Color.css.ts'
import { ContrastPairs } from './ContrastPairs.tsx'

const schemeNames: Record<Scheme, string> = { light: 'De dia', dark: 'À noite' }

const ofTheBrand = ({ role, on }: Pair) =>
  role.startsWith('brand.') || on.every((ground) => ground.startsWith('brand.'))

/** The roles of one scheme for a colour: each pair with its ratio, and the primary button as it would be. */
function SchemeReport({ color, scheme }: { color: string; scheme: Scheme }) {
  const palette = participantPalette(scheme, color)
  const { ground, text, brand } = palette
  return (
    <section className={schemeClass} style={{ backgroundColor: ground.page, color: text.body }}>
      <h2 className={schemeName}>{schemeNames[scheme]}</h2>
      <span
        className={tried}
        style={{ backgroundColor: brand.fill, borderColor: brand.edge, color: brand.onFill }}
      >
        Continuar, em {brand.onFill === '#ffffff' ? 'branco' : 'preto'}
      </span>
      <ContrastPairs palette={palette} only={ofTheBrand} />
    </section>
  )
}

/** Try any colour: what is made of it, which text it carries and what every pair reaches, by day and by night. */
export function BrandReport({ initial }: { initial: string }) {
  const strings = useStrings()
  const [text, setText] = useState(initial)
  const hex = parseHex(text)
  return (
    <div className={report}>
      <div className={chooser}>
        <ColorField
          label="Cor do plano"
          value={text}
          onChange={setText}
          errorMessage={hex === null ? 'Escreva a cor como #RRGGBB.' : ''}
        />
      </div>
      {hex !== null && (
        <>
          <ul className={sentences}>
            {contrastReport(hex)?.map((line) => (
              <li key={line.topic}>{reportSentence(line, strings)}</li>
            ))}
          </ul>
          <div className={schemes}>
            <SchemeReport color={hex} scheme="light" />
            <SchemeReport color={hex} scheme="dark" />
          </div>
        </>
      )}
    </div>
  )
}
