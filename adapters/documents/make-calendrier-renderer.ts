import type { Calendrier, CalendrierRenderer, EntreeDeCalendrier } from '#application/ports/calendrier-renderer'
import { fold, toMailto, toParameter, toText, toUtc } from './ics/encode.ts'

/** Hours before a visit at which a calendar rings. */
const ALARME_HEURES = 24

const alarm = ({ statut, titre }: EntreeDeCalendrier): readonly string[] =>
  statut === 'CONFIRMED'
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${ALARME_HEURES}H`, `DESCRIPTION:${toText(titre)}`, 'END:VALARM']
    : []

const attendee = ({ participant }: EntreeDeCalendrier): readonly string[] =>
  participant === null
    ? []
    : [
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${participant.statut ?? 'NEEDS-ACTION'};RSVP=FALSE;CN=${toParameter(participant.nom)}:${toMailto(participant.email)}`,
      ]

const event =
  (ecritLe: Date) =>
  (entree: EntreeDeCalendrier): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${toText(entree.uid)}`,
    `SEQUENCE:${entree.sequence}`,
    `DTSTAMP:${toUtc(ecritLe)}`,
    `DTSTART:${toUtc(entree.debut)}`,
    `DTEND:${toUtc(entree.fin)}`,
    `SUMMARY:${toText(entree.titre)}`,
    `DESCRIPTION:${toText(entree.description)}`,
    `LOCATION:${toText(entree.lieu)}`,
    `STATUS:${entree.statut}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${toParameter(entree.organisateur.nom)}:${toMailto(entree.organisateur.email)}`,
    ...attendee(entree),
    ...alarm(entree),
    'END:VEVENT',
  ]

const lines = ({ methode, ecritLe, entrees }: Calendrier): readonly string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Atelier informatique//Rendez-vous//FR',
  'CALSCALE:GREGORIAN',
  `METHOD:${methode}`,
  ...entrees.flatMap(event(ecritLe)),
  'END:VCALENDAR',
  '',
]

/** Calendar files of RFC 5545. */
export const makeCalendrierRenderer = (): CalendrierRenderer => ({
  ics: (calendrier) => new TextEncoder().encode(lines(calendrier).map(fold).join('\r\n')),
})
