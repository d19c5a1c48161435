import { afterEach, describe, expect, it } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import { type CalendarServer, loopback, startCalendarServer } from './calendar-server.fixture.ts'
import { makePrivateCalendarReader, readFrom } from './private-calendar-reader.ts'

const PERIODE = { debut: new Date('2026-11-16T00:00:00Z'), fin: new Date('2028-05-01T00:00:00Z') }

const eventOf = (rule: string): string =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Secret\r\nDTSTART:20261125T090000Z\r\nDTEND:20261125T100000Z\r\n${rule}END:VEVENT\r\nEND:VCALENDAR\r\n`

let server: CalendarServer | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

const serve = async (text: string): Promise<string> => {
  server = await startCalendarServer((_, response) => response.end(text))
  return server.url()
}

describe('a private calendar', () => {
  it('tells its busy times, and nothing else of it', async () => {
    const url = await serve(eventOf(''))
    expect(await reussir(readFrom(loopback())(url, PERIODE))).toEqual([
      { debut: new Date('2026-11-25T09:00:00Z'), fin: new Date('2026-11-25T10:00:00Z') },
    ])
  })

  it('is unreadable when it is a page, or when a rule never comes to an end', async () => {
    expect(await echouer(readFrom(loopback())(await serve('<html>'), PERIODE))).toBe('illisible')
    await server?.close()
    const endless = eventOf('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n')
    expect(await echouer(readFrom(loopback(), 500)(await serve(endless), PERIODE))).toBe('illisible')
    await server?.close()
    // The thread that was ended is made anew.
    expect(await reussir(readFrom(loopback())(await serve(eventOf('')), PERIODE))).toHaveLength(1)
  })

  it('is never asked of this machine in production', async () => {
    const url = await serve(eventOf(''))
    const local = url.replace('agenda.test', '127.0.0.1')
    expect(await echouer(makePrivateCalendarReader()(local, PERIODE))).toBe('adresse_refusee')
    expect(server?.asked).toEqual([])
  })
})
