import * as O from '#fp/Option'
import ICAL from 'ical.js'

/** Milliseconds since 1970. */
type Interval = { readonly debut: number; readonly fin: number }

type Clock = Intl.DateTimeFormat

const makeClock = (timeZone: string): Clock =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** Where the owner is. */
const PARIS = makeClock('Europe/Paris')

/** Beginnings looked at in one calendar. */
const STEPS_MAX = 100_000

const clocks = new Map<string, Clock | null>()

/** The clock of a zone that the tz database names; `null` for the own names of some programs. */
const clockOf = (zone: string): Clock | null => {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = O.toNullable(O.tryCatch(() => makeClock(zone)))
  clocks.set(zone, clock)
  return clock
}

/** What a clock shows at an instant, as if it were UTC. */
const shownBy = (clock: Clock, instant: number): number => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)

const instantIn = (clock: Clock, wall: number): number => {
  const near = wall - (shownBy(clock, wall) - wall)
  return wall - (shownBy(clock, near) - near)
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** Days, hours without a zone and hours of a zone that nobody describes are those of Paris. */
const toInstant = (time: ICAL.Time): number => {
  const { isDate, zone } = time
  const clock = isDate ? null : clockOf(zone.tzid)
  if (clock !== null) return instantIn(clock, wallOf(time))
  return isDate || zone === ICAL.Timezone.localTimezone ? instantIn(PARIS, wallOf(time)) : time.toUnixTime() * 1000
}

/** Programs name zones of the tz database without describing them: they are made known before they are read. */
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

/** Milliseconds within which the hours of any zone lie around those of UTC, doubled. */
const ZONES_MS = 2 * 86_400_000

/** The times of an event, repeated or not, that may meet a period; one may be told twice. */
function* timesOf(event: ICAL.Event, { debut, fin }: Interval, steps: Steps): Generator<Interval> {
  const changed = Object.values<ICAL.Event>(event.exceptions)
  // Without a rule, the library leaves out the beginning.
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

/** Events, each with the changes of its repetitions; a change of an event that is not there stands for itself. */
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

/** Calendars that tell only when somebody is busy. */
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

/** The busy times of a calendar that lie in a period, and nothing else of it. Throws what cannot be read. */
export const busyTimes = ({ text, debut, fin }: Asked): readonly Interval[] => {
  const steps = makeSteps()
  return calendarsOf(text).flatMap((calendar) =>
    [
      ...eventsOf(calendar).flatMap((event) => [...timesOf(event, { debut, fin }, steps)]),
      ...freeBusyOf(calendar),
    ].filter((time) => time.debut < fin && debut < time.fin),
  )
}
