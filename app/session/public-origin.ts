/**
 * Origin that people type, as browsers write it in `Origin`; undefined where no proxy stands before the portal. A setting that is there
 * without a value, as in a fresh `.env`, is none: taken for an origin it would refuse every form.
 */
export function publicOrigin(): string | undefined {
  const setting = process.env.PUBLIC_ORIGIN
  return setting ? new URL(setting).origin : undefined
}

/** Whether people come through TLS that ends before the portal. */
export function isPublicSecure(): boolean {
  return publicOrigin()?.startsWith('https:') ?? false
}
