import * as O from '#fp/Option'
import ICAL from 'ical.js'

/** Start and end, in milliseconds since 1970. */
type Interval = { readonly debut: number; readonly fin: number }

type Clock = Intl.DateTimeFormat

const makeClock = (timeZone: string): Clock =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** The time zone of the owner. */
const PARIS = makeClock('Europe/Paris')

/** The most start times examined in one calendar. */
const STEPS_MAX = 100_000

const clocks = new Map<string, Clock | null>()

/** The clock of a zone of the tz database; `null` for zone names that some programs invent. */
const clockOf = (zone: string): Clock | null => {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = O.toNullable(O.tryCatch(() => makeClock(zone)))
  clocks.set(zone, clock)
  return clock
}

/** The local time of a clock at an instant, as if it were UTC (milliseconds). */
const shownBy = (clock: Clock, instant: number): number => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)

const instantIn = (clock: Clock, wall: number): number => {
  const near = wall - (shownBy(clock, wall) - wall)
  return wall - (shownBy(clock, near) - near)
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** The instant of a calendar time. Whole days, times without a zone and times of an unknown zone are in Paris time. */
const toInstant = (time: ICAL.Time): number => {
  const { isDate, zone } = time
  const clock = isDate ? null : clockOf(zone.tzid)
  if (clock !== null) return instantIn(clock, wallOf(time))
  return isDate || zone === ICAL.Timezone.localTimezone ? instantIn(PARIS, wallOf(time)) : time.toUnixTime() * 1000
}

/** Registers zones of the tz database that a calendar names without defining them; this must come before the parsing. */
const knowZones = (text: string): void => {
  for (const [, name = ''] of text.matchAll(/TZID="?([^;:"\r\n]+)/g)) {
    const clock = ICAL.TimezoneService.has(name) ? null : clockOf(name)
    if (clock === null) continue
    const zone = new ICAL.Timezone({ tzid: name })
    zone.utcOffset = (time) => (wallOf(time) - instantIn(clock, wallOf(time))) / 1000
    ICAL.TimezoneService.register(zone, name)
  }
}

const isBusy = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT'

const between = (start: ICAL.Time, end: ICAL.Time): Interval => ({ debut: toInstant(start), fin: toInstant(end) })

type Steps = { readonly count: () => void }

const makeSteps = (): Steps => {
  let taken = 0
  return {
    count: () => {
      taken += 1
      if (taken > STEPS_MAX) throw new Error('the calendar repeats too often')
    },
  }
}

const ownTime = (event: ICAL.Event): readonly Interval[] =>
  isBusy(event) ? [between(event.startDate, event.endDate)] : []

/** Two days in milliseconds: more than the difference between local times of any two zones. */
const ZONES_MS = 2 * 86_400_000

/** The times of an event, repetitions included, that may overlap a period. A time may appear twice. */
function* timesOf(event: ICAL.Event, { debut, fin }: Interval, steps: Steps): Generator<Interval> {
  const changed = Object.values<ICAL.Event>(event.exceptions)
  // Without a repetition rule, the library leaves out the first time.
  if (!event.component.hasProperty('rrule')) yield* ownTime(event)
  if (!event.isRecurring()) return
  yield* changed.flatMap(ownTime)
  const longest = Math.max(...[event, ...changed].map(({ duration }) => duration.toSeconds())) * 1000
  const iterator = event.iterator()
  for (let next = iterator.next(); next !== null && next !== undefined; next = iterator.next()) {
    steps.count()
    const wall = wallOf(next)
    if (wall > fin + ZONES_MS) return
    if (wall + longest < debut - ZONES_MS) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item)) yield between(startDate, endDate)
  }
}

const hasStart = (component: ICAL.Component): boolean => component.hasProperty('dtstart')

const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id')

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '')

/** The events, each with the changes of its repetitions. A change whose event is missing counts as an event. */
const eventsOf = (calendar: ICAL.Component): readonly ICAL.Event[] => {
  const components = calendar.getAllSubcomponents('vevent').filter(hasStart)
  const exceptions = Map.groupBy(components.filter(isException), uidOf)
  const masters = components.filter((component) => !isException(component))
  const known = new Set(masters.map(uidOf))
  return [
    ...masters.map((component) => new ICAL.Event(component, { exceptions: exceptions.get(uidOf(component)) ?? [] })),
    ...components
      .filter((component) => isException(component) && !known.has(uidOf(component)))
      .map((component) => new ICAL.Event(component)),
  ]
}

/** Busy times of calendars that publish only those (free/busy). */
const freeBusyOf = (calendar: ICAL.Component): readonly Interval[] =>
  calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues())
    .flatMap((value: unknown) => (value instanceof ICAL.Period ? [between(value.start, value.getEnd())] : []))

const calendarsOf = (text: string): readonly ICAL.Component[] => {
  knowZones(text)
  const parsed: unknown = ICAL.parse(text)
  const roots: readonly unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
  const calendars = roots.flatMap((root) => (Array.isArray(root) ? [new ICAL.Component(root)] : []))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
    throw new Error('this is no calendar')
  }
  return calendars
}

type Asked = { readonly text: string; readonly debut: number; readonly fin: number }

/** The busy times of a calendar in a period, and nothing else of it. Throws if the calendar cannot be read. */
export const busyTimes = ({ text, debut, fin }: Asked): readonly Interval[] => {
  const steps = makeSteps()
  return calendarsOf(text).flatMap((calendar) =>
    [
      ...eventsOf(calendar).flatMap((event) => [...timesOf(event, { debut, fin }, steps)]),
      ...freeBusyOf(calendar),
    ].filter((time) => time.debut < fin && debut < time.fin),
  )
}
