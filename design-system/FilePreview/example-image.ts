/** A small invented picture, for stories: a file that can be drawn without asking anybody. */
export const exampleImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#dfe9e2"/><rect x="60" y="60" width="520" height="280" rx="20" fill="#fff" stroke="#5b7f6b" stroke-width="6"/><circle cx="170" cy="180" r="56" fill="#9dbcab"/><path d="M270 140h240M270 190h240M270 240h160" stroke="#5b7f6b" stroke-width="14"/></svg>',
)}`
