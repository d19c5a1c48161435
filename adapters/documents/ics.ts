import type { Calendrier, EntreeDeCalendrier } from '#application/ports/document-renderer'

const LINE_OCTETS = 75

const utf8 = new TextEncoder()

/** `20261124T090000Z`: always UTC, so that no file has to define a time zone. */
const toUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A text value (RFC 5545, 3.3.11): separators and line breaks are escaped, other control characters dropped. */
const toText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** A quoted parameter; RFC 6868 encodes quotes and line breaks. */
const toParameter = (text: string): string =>
  `"${text
    .replace(/\^/g, '^^')
    .replace(/"/g, "^'")
    .replace(/\r\n?|\n/g, '^n')
    .replace(/\p{Cc}/gu, '')}"`

/** An address that can neither end its line nor add a parameter. */
const toMailto = (address: string): string => `mailto:${address.replace(/[\p{Cc}\s:;,"<>]/gu, '')}`

/** Folds a line at 75 octets, between characters; each further part begins with a space (RFC 5545, 3.1). */
const fold = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const ALARME_HEURES = 24

const alarm = ({ statut, titre, sansRappel }: EntreeDeCalendrier): readonly string[] =>
  statut === 'CONFIRMED' && sansRappel === undefined
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

export const ics = (calendrier: Calendrier): Uint8Array =>
  new TextEncoder().encode(lines(calendrier).map(fold).join('\r\n'))
