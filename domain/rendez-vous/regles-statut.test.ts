import { describe, expect, it } from 'vitest'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import type { Auteur, Fait } from '#domain/prestation/evenement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { Statut } from '#domain/prestation/statut'
import { espacesOrdinaires, lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { type DateProposee, datesEnAttente } from './date-proposee.ts'
import { dansHeures, unDossier, uneDate } from './dossier.fixture.ts'
import { validationDateDe } from './dossier.ts'
import { formaterSituation, situationDuDossier } from './situation.ts'

const VISITE = { debut: instantParis(lireMoment('lundi 30/11/2026 10:00')) }

const DATES: Readonly<Record<string, readonly DateProposee[]>> = {
  aucune: [],
  proposée: [uneDate(VISITE)],
  proposées: [uneDate(VISITE), uneDate({ id: 'autre', rang: 1, debut: dansHeures(300) })],
  'refusée, puis proposée': [
    uneDate({ ...VISITE, id: 'ancienne', statut: 'refuse' }),
    uneDate({ ...VISITE, proposition: 2 }),
  ],
  refusée: [uneDate({ ...VISITE, statut: 'refuse' })],
  convenue: [
    uneDate({ ...VISITE, id: 'ancienne', statut: 'remplace' }),
    uneDate({ ...VISITE, statut: 'accepte', proposition: 2 }),
  ],
  retirée: [uneDate({ ...VISITE, statut: 'annule' })],
}

const fait = (auteur: Auteur, un: Fait) => ({ le: UN_INSTANT, auteur, fait: un })

const FIN = fait('entreprise', { genre: 'statut', de: 'en_cours', vers: 'terminé', motif: '' })
const RETRACTATION = fait('client', { genre: 'retractation', motif: '' })
const ANNULATION = { genre: 'annulation', motif: '', frais: null } as const

const HISTOIRES = {
  commande: [],
  appel: [],
  fin: [FIN],
  'fin, puis rétractation': [FIN, RETRACTATION],
  'annulation du client': [fait('client', ANNULATION)],
  annulation: [fait('client', ANNULATION), fait('entreprise', ANNULATION)],
  rétractation: [RETRACTATION],
  reprise: [
    fait('client', ANNULATION),
    fait('entreprise', { genre: 'statut', de: 'annulé', vers: 'en_attente', motif: 'Erreur' }),
  ],
} as const

const cas = lireTable('statut', 'La situation et sa phrase').map((rangee) => ({
  prestation: rangee('Prestation'),
  dates: rangee('Dates'),
  histoire: rangee('Histoire'),
  lue: rangee('Lue le'),
  client: rangee('Le client lit'),
  entreprise: rangee('L’entreprise lit'),
}))

const situer = ({ prestation, dates, histoire, lue }: (typeof cas)[number]) => {
  const statut = Statut.values.find((mot) => mot === prestation)
  const appeleeLe = histoire === 'appel' ? UN_INSTANT : null
  const dossier = unDossier({ dates: DATES[dates]! }, { statut: statut!, appeleeLe })
  return situationDuDossier(dossier, HISTOIRES[histoire as keyof typeof HISTOIRES], instantParis(lireMoment(lue)))
}

describe('where an order stands', () => {
  it.each(cas)('$prestation, date $dates, $histoire, on $lue: $client', (un) => {
    const phrase = (lecteur: 'client' | 'entreprise') => espacesOrdinaires(formaterSituation(situer(un), lecteur))
    expect([phrase('client'), phrase('entreprise')]).toEqual([un.client, un.entreprise])
  })

  it('is told for every kind of situation', () => {
    expect(new Set(cas.map((un) => situer(un).genre)).size).toBe(9)
  })

  it('is the end of the work when it came after a withdrawal', () => {
    const apres = situationDuDossier(unDossier({}, { statut: 'terminé' }), [RETRACTATION, FIN], UN_INSTANT)
    expect(apres).toEqual({ genre: 'terminee' })
  })

  it('of work that began before its visit is the visit until its hour', () => {
    const dossier = unDossier(
      { dates: [uneDate({ statut: 'accepte', debut: dansHeures(10) })] },
      { statut: 'en_cours' },
    )
    const genres = [new Date(dansHeures(10).getTime() - 1), dansHeures(10)].map(
      (instant) => situationDuDossier(dossier, [], instant).genre,
    )
    expect(genres).toEqual(['convenue', 'en_cours'])
  })

  it('names the earliest open date, whatever their order', () => {
    const dates = [uneDate({ id: 'b', debut: dansHeures(300) }), uneDate({ id: 'a', debut: dansHeures(240) })]
    expect(datesEnAttente(dates, UN_INSTANT).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(validationDateDe(dates)?.date).toBe('2026-11-30')
  })

  it('is a cancellation without a day when its history does not say', () => {
    const situation = situationDuDossier(unDossier({}, { statut: 'annulé' }), [], UN_INSTANT)
    expect(formaterSituation(situation, 'client')).toBe('Annulée')
  })
})
