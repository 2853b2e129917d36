/** A store whose keys are its own properties, as a browser's are. */
export function memoryStore(): Record<string, unknown> {
  const store: Record<string, unknown> = {}
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  }
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(store, name, { value, enumerable: false })
  }
  return store
}
