const NEWLINE = 0x0a

/** Lines of bytes, without their end. Node's readline would also split at U+2028, which texts may contain. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  const last = Buffer.concat(rest)
  if (last.length > 0) yield last
}
