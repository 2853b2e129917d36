import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { TextLink } from '@portal/design-system/TextLink'
import { Fragment } from 'react'
import { formatDate } from '#app/format/dates.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { addressLines } from './address-lines.ts'
import { links, note, stack } from './personal-profile.css.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { personal: text } = personalProfileText

/** What comes from the plan's register: it is read here, and changed elsewhere. */
export function PersonalCard({
  profile: { nome, cpf, dataNascimento, endereco },
}: {
  profile: Pick<PersonalProfileAnswer, 'nome' | 'cpf' | 'dataNascimento' | 'endereco'>
}) {
  const lines = addressLines(endereco)
  return (
    <Card title={text.title}>
      <div className={stack}>
        <DescriptionList
          items={[
            { id: 'name', term: text.name, description: nome },
            { id: 'cpf', term: text.cpf, description: cpf, isNumeric: true },
            {
              id: 'birth',
              term: text.birth,
              description: dataNascimento ? formatDate(dataNascimento) : personalProfileText.none,
              isNumeric: true,
            },
            {
              id: 'address',
              term: text.address,
              description: lines.length > 0 ? <Lines lines={lines} /> : personalProfileText.none,
              isNumeric: true,
            },
          ]}
        />
        <p className={note}>{text.note}</p>
        <nav aria-label={text.elsewhere}>
          <ul className={links}>
            {text.links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Card>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ))
}
