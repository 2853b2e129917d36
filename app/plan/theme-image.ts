const HASH = /^[0-9a-f]{64}$/

/** Whether a text is the name of a theme's image: the SHA-256 of its bytes. */
export function isThemeImage(name: string): boolean {
  return HASH.test(name)
}

/** Where the browser finds an image of a theme; null where there is none. */
export function themeImageHref(name: string | null | undefined): string | null {
  return name && isThemeImage(name) ? `/tema/${name}` : null
}

/** The same for an image as the API names it in a theme: a path below {host} that ends with the image's name. */
export function themeImageHrefOf(path: string | null): string | null {
  return themeImageHref(path?.split('/').at(-1))
}
