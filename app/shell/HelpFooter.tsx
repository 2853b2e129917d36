import { TextLink } from '@portal/design-system/TextLink'
import type { HelpChannel } from '#contract/publications/help-channels.ts'
import { channel, channelName, channels, footer, heading } from './HelpFooter.css.ts'
import { shellText } from './shell.text.ts'

/** How the entity is reached, at the end of every page. Nothing while no channel is set. */
export function HelpFooter({ list }: { list: readonly HelpChannel[] }) {
  if (list.length === 0) return null
  return (
    <footer className={footer}>
      <h2 className={heading}>{shellText.help}</h2>
      <ul className={channels}>
        {list.map(({ nome, telefone, email, horario }) => (
          <li key={nome} className={channel}>
            <p className={channelName}>{nome}</p>
            {telefone && (
              <p>
                <TextLink href={`tel:${telefone.replaceAll(/[^+\d]/g, '')}`}>{telefone}</TextLink>
              </p>
            )}
            {email && (
              <p>
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </p>
            )}
            {horario && <p>{horario}</p>}
          </li>
        ))}
      </ul>
      <span hidden data-whole />
    </footer>
  )
}
