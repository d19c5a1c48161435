import { describe, expect, it } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const ANSWER = 'HTTP/1.1 201 Created\r\nContent-Length: 5\r\nx: y\r\n\r\nhello'

describe('the answers that the load generator reads', () => {
  it('have a status and an end, whatever follows', () => {
    expect(parseAnswer(Buffer.from(ANSWER))).toEqual({ status: 201, end: ANSWER.length })
    expect(parseAnswer(Buffer.from(`${ANSWER}HTTP/1.1 200 OK`))).toEqual({ status: 201, end: ANSWER.length })
  })

  it('are waited for until their last byte', () => {
    expect(parseAnswer(Buffer.from(ANSWER.slice(0, -1)))).toBeUndefined()
    expect(parseAnswer(Buffer.from(ANSWER.slice(0, 20)))).toBeUndefined()
  })

  it('may have no body', () => {
    const empty = 'HTTP/1.1 304 Not Modified\r\ndate: now\r\n\r\n'
    expect(parseAnswer(Buffer.from(empty))).toEqual({ status: 304, end: empty.length })
  })
})
