import { desDocuments } from '#application/ports/documents.fixture'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import * as O from '#fp/Option'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import { unAtelier } from '#application/rendez-vous/rendez-vous.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { fluxAgenda, creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from './agenda.ts'

const unAtelierAvecFlux = async () => {
  const atelier = await unAtelier()
  const ports = {
    ...atelier.ports,
    documents: desDocuments(),
    entreprise: uneEntreprise(),
    expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
  }
  return {
    ...atelier,
    ports,
    creer: async () => (await reussir(creerLienAgenda(ports)(ADMIN))).jeton,
    ouvrir: fluxAgenda(ports),
  }
}

type Atelier = Awaited<ReturnType<typeof unAtelierAvecFlux>>

const convenir = async ({ ports }: Atelier, commande: Atelier['mienne'], heures: number, graine: number) => {
  await reussir(proposer(ports, commande, [heures], graine))
  return reussir(
    ports.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, d.dates[0]!.id, UN_INSTANT)),
  )
}

const visitesDe = (contenu: Uint8Array) =>
  new ICAL.Component(ICAL.parse(new TextDecoder().decode(contenu))).getAllSubcomponents('vevent')

const INCONNU = { _tag: 'AgendaInconnu' }

describe('the private address of the agenda', () => {
  it('is kept as a hash, with the instant it was made at', async () => {
    const { ports } = await unAtelierAvecFlux()
    const hasher = { ...ports.hasher, empreinte: (usage: string, jeton: string) => `${usage}/${jeton.length}` }
    const { jeton, creeLe } = await reussir(creerLienAgenda({ ...ports, hasher })(ADMIN))
    expect([jeton.length, creeLe]).toEqual([32, UN_INSTANT])
    expect(await reussir(ports.agenda.lireLien())).toEqual(O.some({ empreinte: 'agenda/32', creeLe }))
    expect(await reussir(lireLienAgenda(ports)(ADMIN))).toEqual(O.some(creeLe))
  })

  it('opens the agenda until it is replaced or revoked', async () => {
    const { ports, creer, ouvrir } = await unAtelierAvecFlux()
    expect(await reussir(lireLienAgenda(ports)(ADMIN))).toEqual(O.none)
    expect(await echouer(ouvrir(''))).toEqual(INCONNU)
    const premier = await creer()
    expect((await reussir(ouvrir(premier))).nom).toBe('agenda.ics')
    const second = await creer()
    expect(await echouer(ouvrir(premier))).toEqual(INCONNU)
    expect((await reussir(ouvrir(second))).nom).toBe('agenda.ics')
    await reussir(revoquerLienAgenda(ports)(ADMIN))
    expect(await echouer(ouvrir(second))).toEqual(INCONNU)
    expect(await reussir(lireLienAgenda(ports)(ADMIN))).toEqual(O.none)
  })

  it.each(['', 'x', 'A'.repeat(32), 'agenda', '../../etc'])('is not %j', async (jeton) => {
    const { creer, ouvrir } = await unAtelierAvecFlux()
    await creer()
    expect(await echouer(ouvrir(jeton))).toEqual(INCONNU)
  })
})

describe('the agenda of a calendar program', () => {
  it('holds agreed visits under the ids of the mails, with client, town and telephone', async () => {
    const atelier = await unAtelierAvecFlux()
    await convenir(atelier, atelier.mienne, 100, 1)
    await reussir(proposer(atelier.ports, atelier.autre, [200], 2))
    const { contenu } = await reussir(atelier.ouvrir(await atelier.creer()))
    const [visite, ...autres] = visitesDe(contenu)
    expect(autres).toEqual([])
    const lue = ['uid', 'sequence', 'dtstart', 'dtend', 'summary', 'description', 'location', 'status'].map((nom) =>
      String(visite?.getFirstPropertyValue(nom)).replaceAll('\u00a0', ' '),
    )
    expect(lue).toEqual([
      `${atelier.mienne.id}@atelier.example`,
      '2',
      '2026-11-24T13:00:00Z',
      '2026-11-24T14:00:00Z',
      'Réinstallation PC – Jeanne Dupont, Lons-le-Saunier',
      `${atelier.mienne.reference}\n64,00 €\n06 12 34 56 78`,
      '1 place de la Liberté, 39000 Lons-le-Saunier',
      'CONFIRMED',
    ])
    expect(new TextDecoder().decode(contenu)).toContain('METHOD:PUBLISH')
  })

  it('holds time off without its note or an alarm, days in a row as one', async () => {
    const atelier = await unAtelierAvecFlux()
    const { absences } = atelier.ports
    await reussir(
      absences.ajouter(
        uneAbsence({ du: dateCivile(2026, 12, 24), au: dateCivile(2027, 1, 2), jours: [], plage: null }, 'B'),
      ),
    )
    await reussir(absences.ajouter(uneAbsence({ au: dateCivile(2026, 12, 2) }, 'A')))
    const { contenu } = await reussir(atelier.ouvrir(await atelier.creer()))
    const lues = visitesDe(contenu).map((une) =>
      ['uid', 'dtstart', 'dtend', 'summary', 'description', 'status'].map((nom) =>
        String(une.getFirstPropertyValue(nom)),
      ),
    )
    const reste = ['Absence', '', 'CONFIRMED']
    expect(lues).toEqual([
      ['A-2026-11-25@atelier.example', '2026-11-25T13:00:00Z', '2026-11-25T17:00:00Z', ...reste],
      ['A-2026-12-02@atelier.example', '2026-12-02T13:00:00Z', '2026-12-02T17:00:00Z', ...reste],
      ['B-2026-12-24@atelier.example', '2026-12-23T23:00:00Z', '2027-01-02T23:00:00Z', ...reste],
    ])
    expect(new TextDecoder().decode(contenu)).not.toContain('VALARM')
  })

  it('reaches from 60 days ago to a year ahead', async () => {
    const atelier = await unAtelierAvecFlux()
    const troisieme = await enregistrerCommande(atelier.ports, 3)
    await convenir(atelier, atelier.mienne, 24, 1)
    await convenir(atelier, atelier.autre, 365 * 24, 2)
    await convenir(atelier, troisieme, 367 * 24, 3)
    const ids = async () => {
      const { contenu } = await reussir(atelier.ouvrir(await atelier.creer()))
      return visitesDe(contenu).map((visite) => String(visite.getFirstPropertyValue('uid')).slice(0, 26))
    }
    expect(await ids()).toEqual([atelier.mienne.id, atelier.autre.id])
    atelier.attendre(62 * 24)
    expect(await ids()).toEqual([atelier.autre.id, troisieme.id])
  })
})
