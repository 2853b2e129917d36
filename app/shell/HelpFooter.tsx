import { TextLink } from '@portal/design-system/TextLink'
import { LongAddress } from '#app/format/LongAddress.tsx'
import type { HelpChannel } from '#contract/publications/help-channels.ts'
import {
  channel,
  channelName,
  channels,
  chevron,
  first,
  fold,
  footer,
  heading,
  line,
} from './HelpFooter.css.ts'
import { shellText } from './shell.text.ts'

/**
 * How the entity is reached, in a line at the end of every page: where there is little room the first number, and all the rest behind the words. Nothing
 * while no channel is set.
 */
export function HelpFooter({ list }: { list: readonly HelpChannel[] }) {
  const firstNumber = list.find(({ telefone }) => telefone)?.telefone
  if (list.length === 0) return null
  return (
    <footer className={footer}>
      <div className={line}>
        <h2 className={heading}>{shellText.help}</h2>
        <details className={fold}>
          <summary>
            {shellText.help}
            <span className={chevron} />
          </summary>
        </details>
        {firstNumber && <Telephone className={first}>{firstNumber}</Telephone>}
        <ul className={channels}>
          {list.map(({ nome, telefone, email, horario }) => (
            <li key={nome} className={channel}>
              <strong className={channelName}>{nome}</strong>
              {telefone && <Telephone>{telefone}</Telephone>}
              {email && (
                <TextLink href={`mailto:${email}`}>
                  <LongAddress>{email}</LongAddress>
                </TextLink>
              )}
              {horario && <span>{horario}</span>}
            </li>
          ))}
        </ul>
      </div>
      <span hidden data-whole />
    </footer>
  )
}

function Telephone({ children, className }: { children: string; className?: string }) {
  return (
    <span className={className}>
      <TextLink href={`tel:${children.replaceAll(/[^+\d]/g, '')}`}>{children}</TextLink>
    </span>
  )
}
