import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Calendrier, EntreeDeCalendrier } from '#application/ports/document-renderer'
import { ics as ecrireIcs } from './ics.ts'

const uneEntree = (overrides: Partial<EntreeDeCalendrier> = {}): EntreeDeCalendrier => ({
  uid: 'PRESTATION@atelier.example',
  sequence: 3,
  debut: new Date('2027-03-29T07:00:00Z'),
  fin: new Date('2027-03-29T08:30:00Z'),
  statut: 'CONFIRMED',
  titre: 'Dépannage – Atelier du Sapin',
  description: 'PREST-000001\n80,00 €',
  lieu: '1 place de la Liberté, 39000 Lons-le-Saunier',
  organisateur: { nom: 'Atelier du Sapin', email: 'bonjour@atelier.example' },
  participant: { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example' },
  ...overrides,
})

const ecrire = (entrees: readonly EntreeDeCalendrier[], methode: Calendrier['methode'] = 'REQUEST'): string =>
  new TextDecoder().decode(ecrireIcs({ methode, ecritLe: new Date('2026-11-20T09:00:00Z'), entrees }))

const relire = (ics: string) => new ICAL.Component(ICAL.parse(ics))

const visites = (ics: string) => relire(ics).getAllSubcomponents('vevent')

const texte = (composant: InstanceType<typeof ICAL.Component>, nom: string): string =>
  String(composant.getFirstPropertyValue(nom))

const HOSTILE = 'a\\b;c,d "e" ^n :f\nBEGIN:VALARM\r\nX\u0007 é😀'

describe('a calendar file', () => {
  it('is read back as it was meant, in UTC', () => {
    const [visite] = visites(ecrire([uneEntree()]))
    if (visite === undefined) throw new Error('no visit')
    const lu = Object.fromEntries(
      ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'location', 'status'].map((nom) => [
        nom,
        texte(visite, nom),
      ]),
    )
    expect(lu).toEqual({
      uid: 'PRESTATION@atelier.example',
      sequence: '3',
      dtstamp: '2026-11-20T09:00:00Z',
      dtstart: '2027-03-29T07:00:00Z',
      dtend: '2027-03-29T08:30:00Z',
      summary: 'Dépannage – Atelier du Sapin',
      description: 'PREST-000001\n80,00 €',
      location: '1 place de la Liberté, 39000 Lons-le-Saunier',
      status: 'CONFIRMED',
    })
  })

  it('names its method, and both people by name and address', () => {
    const calendrier = relire(ecrire([uneEntree()], 'CANCEL'))
    const [visite] = calendrier.getAllSubcomponents('vevent')
    expect(texte(calendrier, 'method')).toBe('CANCEL')
    const personnes = ['organizer', 'attendee'].map((nom) => {
      const propriete = visite?.getFirstProperty(nom)
      return [propriete?.getParameter('cn'), propriete?.getFirstValue()]
    })
    expect(personnes).toEqual([
      ['Atelier du Sapin', 'mailto:bonjour@atelier.example'],
      ['Jeanne Dupont', 'mailto:jeanne.dupont@courriel.example'],
    ])
  })

  it('holds several visits, each under its own id', () => {
    const ics = ecrire([uneEntree(), uneEntree({ uid: 'PRESTATION-2@atelier.example' })])
    expect(visites(ics).map((visite) => texte(visite, 'uid'))).toEqual([
      'PRESTATION@atelier.example',
      'PRESTATION-2@atelier.example',
    ])
  })

  it('rings the day before an agreed visit, and for no other', () => {
    const alarmes = (['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const).map((statut) =>
      visites(ecrire([uneEntree({ statut })])).flatMap((visite) =>
        visite.getAllSubcomponents('valarm').map((alarme) => texte(alarme, 'trigger')),
      ),
    )
    expect(alarmes).toEqual([['-PT24H'], [], []])
  })

  it('asks nothing of a guest, and says what they answered', () => {
    const invite = (participant: EntreeDeCalendrier['participant']) => {
      const propriete = visites(ecrire([uneEntree({ participant })]))[0]?.getFirstProperty('attendee')
      return [propriete?.getParameter('partstat'), propriete?.getParameter('rsvp')]
    }
    const jeanne = { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example' }
    expect(invite(jeanne)).toEqual(['NEEDS-ACTION', 'FALSE'])
    expect(invite({ ...jeanne, statut: 'ACCEPTED' })).toEqual(['ACCEPTED', 'FALSE'])
  })

  it('has no guest in the calendar of the owner', () => {
    expect(ecrire([uneEntree({ participant: null })], 'PUBLISH')).not.toContain('ATTENDEE')
  })

  it('lets no text become a line, a separator or a parameter', () => {
    const ics = ecrire([
      uneEntree({
        titre: HOSTILE,
        description: HOSTILE,
        lieu: HOSTILE,
        participant: { nom: HOSTILE, email: 'a@b.example\r\nBEGIN:VALARM' },
      }),
    ])
    const [visite] = visites(ics)
    const propre = 'a\\b;c,d "e" ^n :f\nBEGIN:VALARM\nX é😀'
    expect(['summary', 'description', 'location'].map((nom) => visite && texte(visite, nom))).toEqual([
      propre,
      propre,
      propre,
    ])
    expect(visite?.getFirstProperty('attendee')?.getParameter('cn')).toBe(propre)
    expect(visite?.getFirstPropertyValue('attendee')).toBe('mailto:a@b.exampleBEGINVALARM')
    expect(visite?.getAllSubcomponents('valarm')).toHaveLength(1)
  })

  it('has lines of 75 octets at most, cut between characters, that end as the standard says', () => {
    const ics = ecrire([uneEntree({ description: 'é😀'.repeat(200) })])
    const octets = ics.split('\r\n').map((ligne) => new TextEncoder().encode(ligne).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(ics).not.toMatch(/[^\r]\n/)
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(visites(ics).map((visite) => texte(visite, 'description'))).toEqual(['é😀'.repeat(200)])
  })
})
