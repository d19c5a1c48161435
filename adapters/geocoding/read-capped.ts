import * as O from '#fp/Option'

/** The text of an answer, or none beyond so many bytes: the rest is not downloaded. */
export const readCapped = async (response: Response, maxBytes: number): Promise<O.Option<string>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return O.none
    chunks.push(chunk)
  }
  return O.some(Buffer.concat(chunks).toString('utf8'))
}
