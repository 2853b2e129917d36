import { Card } from '@portal/design-system/Card'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { PasswordField } from '@portal/design-system/PasswordField'
import { stack } from './tax-regime.css.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import type { SignatureState } from './use-signature.ts'

const { signature: text } = taxRegimeText

/** Two confirmations and the password again: what signs the term. */
export function SignatureFields({ state }: { state: SignatureState }) {
  const { signature, problems, change, first, password } = state
  return (
    <Card title={text.heading} headingLevel={3}>
      <div className={stack}>
        <CheckboxField
          ref={first}
          label={text.saw}
          isRequired
          isSelected={signature.viuComparacao}
          onChange={(viuComparacao) => change({ viuComparacao })}
          errorMessage={problems.viuComparacao}
        />
        <CheckboxField
          label={text.accept}
          isRequired
          isSelected={signature.aceitaIrrevogavel}
          onChange={(aceitaIrrevogavel) => change({ aceitaIrrevogavel })}
          errorMessage={problems.aceitaIrrevogavel}
        />
        <PasswordField
          ref={password}
          label={text.password}
          description={text.passwordHelp}
          isRequired
          value={signature.senha}
          onChange={(senha) => change({ senha })}
          errorMessage={problems.senha}
        />
      </div>
    </Card>
  )
}
