import { formatCpf } from '#domain/cpf.ts'
import { cpf, greeting } from './Greeting.css.ts'
import { shellText } from './shell.text.ts'

/** On home: who is here, by first name and formatted CPF. */
export function Greeting({ person }: { person: { nome: string; cpf: string } }) {
  const [firstName = person.nome] = person.nome.split(' ')
  return (
    <p className={greeting}>
      <strong>{shellText.greeting(firstName)}</strong>
      <span className={cpf}>{formatCpf(person.cpf)}</span>
    </p>
  )
}
