import { describe, expect, it } from 'vitest'
import { splitLines } from './read-backup.ts'

const linesOf = async (...chunks: readonly Buffer[]): Promise<readonly string[]> => {
  async function* source(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield await Promise.resolve(chunk)
  }
  const lines: string[] = []
  for await (const line of splitLines(source())) lines.push(line.toString())
  return lines
}

const TEXT = 'a\u2028b\rc\n\n\ud83d\ude00é\nlast'

describe('lines', () => {
  it('end at a line feed and nowhere else, wherever the bytes are cut', async () => {
    const bytes = Buffer.from(TEXT)
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(await linesOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(TEXT.split('\n'))
    }
  })

  it('are none after a final line feed', async () => {
    expect(await linesOf(Buffer.from('a\n'))).toEqual(['a'])
    expect(await linesOf()).toEqual([])
  })
})
