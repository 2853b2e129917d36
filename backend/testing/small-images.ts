/** Images of 37 by 21 pixels, as browsers write them. */
export const smallJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAVACUDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkAm2AAAAAAAAAAP/2Q==',
  'base64',
)
export const smallLossyWebp = Buffer.from(
  'UklGRkYAAABXRUJQVlA4IDoAAAAwAwCdASolABUAP3G202G0ryqmJWgCkC4JZwDPKA8KmggAAP7guX6qOxyc//wQX4g/UGoxJW154AAA',
  'base64',
)
export const smallLosslessWebp = Buffer.from('UklGRhwAAABXRUJQVlA4TA8AAAAvJAAFAAcQ/Y/+ByKi/wEA', 'base64')
/** Its logical screen alone. */
export const smallGif = Buffer.from('4749463839612500150000000021f904003b', 'hex')
