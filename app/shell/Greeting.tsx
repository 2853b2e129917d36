import { Text } from '@portal/design-system/Text'
import { formatCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import { greeting, greetingCpf, greetingLine } from './PortalBar.css.ts'
import { shellText } from './shell.text.ts'

type GreetingProps = {
  person: { nome: string; cpf: string }
  /** An attendant is here for them: they are named, not greeted. */
  isServed?: boolean
}

/** On home: who is here, by first name and formatted CPF. */
export function Greeting({ person, isServed }: GreetingProps) {
  const name = firstName(person.nome)
  return (
    <p className={greeting}>
      <strong className={greetingLine}>{isServed ? name : shellText.greeting(name)}</strong>
      <Text as="span" variant="small" tone="muted" className={greetingCpf}>
        {formatCpf(person.cpf)}
      </Text>
    </p>
  )
}
