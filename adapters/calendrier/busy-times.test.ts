import { describe, expect, it } from 'vitest'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { occupationsDe } from '#domain/agenda/calendrier-prive'
import { busyTimes } from './busy-times.ts'

const PERIOD = { debut: Date.UTC(2026, 10, 16), fin: Date.UTC(2027, 5, 1) }

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:1']),
  'SUMMARY:Chez le médecin',
  'LOCATION:Poligny',
  ...lines,
  'END:VEVENT',
]

/** As `2026-11-25 09:00 → 10:00`, in UTC. */
const told = (text: string, period = PERIOD): readonly string[] =>
  [...new Map(busyTimes({ text, ...period }).map((time) => [time.debut, time])).values()]
    .toSorted((x, y) => x.debut - y.debut)
    .map(({ debut, fin }) => {
      const [from, to] = [debut, fin].map((time) => new Date(time).toISOString().slice(0, 16).replace('T', ' '))
      return from?.slice(0, 10) === to?.slice(0, 10) ? `${from} → ${to?.slice(11)}` : `${from} → ${to}`
    })

const one = (...lines: readonly string[]): readonly string[] => told(calendar(...event(...lines)))

const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('the busy times of a calendar', () => {
  it('are hours of UTC, of Paris, of another zone, and those of Paris when no zone is named', () => {
    expect(one('DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z')).toEqual(['2026-11-25 09:00 → 10:00'])
    expect(one('DTSTART;TZID=Europe/Paris:20261125T090000', 'DTEND;TZID=Europe/Paris:20261125T100000')).toEqual([
      '2026-11-25 08:00 → 09:00',
    ])
    expect(one('DTSTART;TZID=America/New_York:20261125T090000', 'DURATION:PT90M')).toEqual(['2026-11-25 14:00 → 15:30'])
    expect(one('DTSTART:20261125T090000', 'DTEND:20261125T100000')).toEqual(['2026-11-25 08:00 → 09:00'])
    expect(one('DTSTART;TZID=Nulle/Part:20261125T090000', 'DURATION:PT1H')).toEqual(['2026-11-25 08:00 → 09:00'])
  })

  it('follow the summer time of their zone, also of one that only the calendar describes', () => {
    const mondays = ['RRULE:FREQ=WEEKLY;UNTIL=20270405T215900Z', 'EXDATE;TZID=Europe/Paris:20270329T090000']
    const march = { debut: Date.UTC(2027, 2, 20), fin: Date.UTC(2027, 3, 10) }
    const paris = calendar(...event('DTSTART;TZID=Europe/Paris:20270322T090000', 'DURATION:PT1H', ...mondays))
    expect(told(paris, march)).toEqual(['2027-03-22 08:00 → 09:00', '2027-04-05 07:00 → 08:00'])
    const outlook = event('DTSTART;TZID=Romance Standard Time:20270322T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
    expect(told(calendar(...OUTLOOK_ZONE, ...outlook), march)).toEqual([
      '2027-03-22 08:00 → 09:00',
      '2027-03-29 07:00 → 08:00',
      '2027-04-05 07:00 → 08:00',
    ])
  })

  it('are whole days of Paris for events of days, of one day when no end is said', () => {
    expect(one('DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261127')).toEqual([
      '2026-11-24 23:00 → 2026-11-26 23:00',
    ])
    expect(one('DTSTART;VALUE=DATE:20261125')).toEqual(['2026-11-24 23:00 → 2026-11-25 23:00'])
    const days = event('DTSTART;VALUE=DATE:20270327', 'RRULE:FREQ=DAILY;COUNT=2')
    expect(told(calendar(...days))).toEqual([
      '2027-03-26 23:00 → 2027-03-27 23:00',
      '2027-03-27 23:00 → 2027-03-28 22:00',
    ])
  })

  it('leave out cancelled events and those without duration, and keep tentative ones', () => {
    const hour = ['DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z']
    expect(one(...hour, 'TRANSP:TRANSPARENT')).toEqual([])
    expect(one(...hour, 'STATUS:CANCELLED')).toEqual([])
    expect(one(...hour, 'TRANSP:transparent', 'STATUS:CONFIRMED')).toEqual([])
    expect(one(...hour, 'TRANSP:OPAQUE', 'STATUS:TENTATIVE')).toEqual(['2026-11-25 09:00 → 10:00'])
  })

  it('know the repetitions, those left out, added, moved, cancelled, and all that follow one', () => {
    const start = ['UID:club', 'DTSTART;TZID=Europe/Paris:20261125T140000', 'DURATION:PT2H']
    const series = event(...start, 'RRULE:FREQ=WEEKLY;COUNT=6', 'EXDATE;TZID=Europe/Paris:20261202T140000')
    const moved = event(
      'UID:club',
      'RECURRENCE-ID;TZID=Europe/Paris:20261209T140000',
      'DTSTART;TZID=Europe/Paris:20261210T160000',
      'DURATION:PT1H',
    )
    const cancelled = event(
      'UID:club',
      'RECURRENCE-ID:20261216T130000Z',
      'DTSTART;TZID=Europe/Paris:20261216T140000',
      'DURATION:PT2H',
      'STATUS:CANCELLED',
    )
    const later = event(
      'UID:club',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20261223T140000',
      'DTSTART;TZID=Europe/Paris:20261223T150000',
      'DURATION:PT2H',
    )
    expect(told(calendar(...series, ...moved, ...cancelled, ...later))).toEqual([
      '2026-11-25 13:00 → 15:00',
      '2026-12-10 15:00 → 16:00',
      '2026-12-23 14:00 → 16:00',
      '2026-12-30 14:00 → 16:00',
    ])
    const added = event(...start, 'RDATE;TZID=Europe/Paris:20261126T080000')
    expect(told(calendar(...added))).toEqual(['2026-11-25 13:00 → 15:00', '2026-11-26 07:00 → 09:00'])
    expect(told(calendar(...moved))).toEqual(['2026-12-10 15:00 → 16:00'])
  })

  it('lie in the period that is asked for, whenever a repetition began', () => {
    const habit = calendar(...event('DTSTART;VALUE=DATE:20100106', 'RRULE:FREQ=WEEKLY;BYDAY=WE'))
    const week = { debut: Date.UTC(2026, 10, 23), fin: Date.UTC(2026, 10, 30) }
    expect(told(habit, week)).toEqual(['2026-11-24 23:00 → 2026-11-25 23:00'])
    const long = calendar(...event('DTSTART:20260101T000000Z', 'DTEND:20280101T000000Z'))
    expect(told(long, week)).toEqual(['2026-01-01 00:00 → 2028-01-01 00:00'])
    const touching = calendar(...event('DTSTART:20261122T000000Z', 'DTEND:20261123T000000Z'))
    expect(told(touching, week)).toEqual([])
  })

  it('are read from a free/busy calendar', () => {
    const text = calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261125T090000Z/20261125T100000Z,20261126T090000Z/PT2H',
      'FREEBUSY;FBTYPE=FREE:20261127T090000Z/PT2H',
      'END:VFREEBUSY',
    )
    expect(told(text)).toEqual(['2026-11-25 09:00 → 10:00', '2026-11-26 09:00 → 11:00'])
  })

  it('are none without events, tasks and days without a beginning being none', () => {
    expect(told(calendar())).toEqual([])
    expect(
      told(calendar('BEGIN:VTODO', 'DUE:20261125T090000Z', 'END:VTODO', ...event('DTEND:20261125T100000Z'))),
    ).toEqual([])
  })

  it.each([
    '',
    '<!doctype html><title>Connexion</title>',
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n',
    calendar(...event('DTSTART:demain')),
    calendar(...event('DTSTART:20261125T090000Z', 'RRULE:FREQ=SOUVENT')),
  ])('cannot be read of %j', (text) => {
    expect(() => told(text)).toThrow(Error)
  })

  it('are refused when a repetition begins too often to be looked through', () => {
    const often = event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    expect(() => told(calendar(...often))).toThrow('repeats too often')
  })
})

const enParis = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${date.split('-').toReversed().join('/')} ${heureDe(minutes)}`
}

describe('the rules of a private calendar', () => {
  it.each(
    lireTable('absences', 'Le temps pris d’un agenda privé').map(
      (rangee) => [rangee('Événement'), rangee('Prend')] as const,
    ),
  )('%s takes %s', (lignes, prend) => {
    const lues = busyTimes({ text: calendar(...event(...lignes.split(' '))), ...PERIOD })
    const periode = { debut: new Date(PERIOD.debut), fin: new Date(PERIOD.fin) }
    const gardees = occupationsDe(
      lues.map(({ debut, fin }) => ({ debut: new Date(debut), fin: new Date(fin) })),
      periode,
    )
    const dites = gardees.map(({ debut, fin }) => `${enParis(debut)} → ${enParis(fin)}`)
    expect(dites.join(', ') || 'rien').toBe(prend)
  })
})
