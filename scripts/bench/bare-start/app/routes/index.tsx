import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({ component: BarePage })

function BarePage() {
  return (
    <main>
      <h1>Entrar</h1>
      <form method="post">
        <label>
          CPF <input name="cpf" autoComplete="username" />
        </label>
        <label>
          Senha <input name="senha" type="password" autoComplete="current-password" />
        </label>
        <button type="submit">Entrar</button>
      </form>
    </main>
  )
}
