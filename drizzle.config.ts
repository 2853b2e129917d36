import { defineConfig } from 'drizzle-kit'

/** Writes migrations: `drizzle-kit generate --name <what-changes>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/database/schema/*.ts',
  out: './backend/database/migrations',
})
