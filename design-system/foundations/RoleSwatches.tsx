import { group as groupClass, groupName, patch, patches, patchName, patchValue } from './Color.css.ts'
import { type RoleSwatch, roleGroups } from './roles.ts'

const groupNames: Record<string, string> = {
  ground: 'Fundos',
  text: 'Textos',
  line: 'Linhas',
  focus: 'Foco',
  status: 'Situações (nunca vêm da cor do plano)',
  brand: 'Cor do plano e o que se calcula a partir dela',
  chrome: 'Barra e menu',
  chart: 'Séries de gráficos',
}

const valueOf = (cssVar: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(cssVar.slice('var('.length, -1)).trim()

/** The value is read from the document after each drawing, so it is what the toolbar's plan and scheme give now. */
function Patch({ role, cssVar }: RoleSwatch) {
  const showValue = (element: HTMLElement | null) => {
    if (element) element.textContent = valueOf(cssVar)
  }
  return (
    <li>
      <div className={patch} style={{ backgroundColor: cssVar }} />
      <p className={patchName}>{role}</p>
      <code className={patchValue} ref={showValue} />
    </li>
  )
}

/** Every colour role, as the document has it now. */
export function RoleSwatches() {
  return roleGroups.map(({ group, roles }) => (
    <section key={group} className={groupClass}>
      <h2 className={groupName}>{groupNames[group] ?? group}</h2>
      <ul className={patches}>
        {roles.map((swatch) => (
          <Patch key={swatch.role} {...swatch} />
        ))}
      </ul>
    </section>
  ))
}
