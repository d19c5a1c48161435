/** Saves a file under its name (RFC 6266): plain letters for every client, the exact name for those who read it. */
export const contentDisposition = (nom: string): string => {
  const plain = nom
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
  const exact = encodeURIComponent(nom.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
