import * as E from '#fp/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Modalite } from '#domain/catalogue/modalite'
import { type Acheteur, PARTICULIER } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { dansHeures, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { verifier } from '#domain/shared/proprietes.fixture'
import { decideDuDevis, unAvenant, unDevisPropose, unDossierDeDevis } from './avenant.fixture.ts'
import { devisDePrestation, devisDeVersion } from './devis-complet.ts'
import { composerDevis, type Mention, MENTIONS_DEVIS, mentionsAu, type Objet } from './devis.ts'
import { numeroDevis, parseNumeroDevis } from '../prestation/reference.ts'
import { jourMajoreConvenu } from '../rendez-vous/date-proposee.ts'
import { contenuAccepte, type DossierDeDevis } from './version-de-devis.ts'
import { repondreAvenant } from './repondre-avenant.ts'

const leDevis = (creeLe: string) => devisDePrestation(unePrestation({ creeLe: new Date(creeLe) }), uneEntreprise())

describe('a quote', () => {
  it('says what the order says', () => {
    const prestation = unePrestation()
    expect(devisDePrestation(prestation, uneEntreprise())).toMatchObject({
      numero: 'DEV-2026-0001',
      reference: prestation.reference,
      emisLe: '2026-11-20',
      entreprise: uneEntreprise(),
      client: prestation.contact,
      adresse: prestation.adresse,
      creneau: 'matin',
      description: prestation.description,
      estimation: prestation.estimation,
    })
  })

  it('tells how to pay before the work when that is remote', () => {
    const { estimation } = unePrestation()
    const distante = unePrestation({ estimation: { ...estimation, modalite: 'a_distance', deplacement: null } })
    const entreprise = uneEntreprise()
    const moyens = [unePrestation(), distante].map((une) => devisDePrestation(une, entreprise).moyens)
    expect(moyens).toEqual([undefined, moyensDePaiement(entreprise)])
  })

  it('is the first of its versions unless it says another', () => {
    const { estimation, ...objet } = unePrestation()
    const contenu = (...version: readonly number[]) =>
      JSON.parse(contenuAccepte(objet, estimation, dateCivile(2026, 11, 20), ...(version as [number?])))
    expect([contenu().version, contenu(2).version]).toEqual([1, 2])
  })

  it('names the agreed day only when it counts double', () => {
    const convenue = (heures: number) => jourMajoreConvenu([uneDate({ debut: dansHeures(heures), statut: 'accepte' })])
    expect([jourMajoreConvenu([]), convenue(168), convenue(192)]).toEqual([null, null, '2026-11-28'])
  })

  it('is valid 30 days', () => {
    expect(leDevis('2026-11-20T09:00:00Z').valableJusquAu).toBe('2026-12-20')
    expect(leDevis('2027-01-30T09:00:00Z').valableJusquAu).toBe('2027-03-01')
  })

  it('is dated by the calendar of Paris', () => {
    expect(leDevis('2026-12-31T23:30:00Z')).toMatchObject({ emisLe: '2027-01-01', valableJusquAu: '2027-01-31' })
  })
})

describe('the quote of a version', () => {
  const deVersion = (etat: DossierDeDevis, rang: number) => {
    const { versions, dossier } = etat
    const une = versions.find(({ version }) => version === rang)
    if (une === undefined) throw new Error('no such version')
    return devisDeVersion(dossier.prestation, une, versions, uneEntreprise()).remplace
  }
  const autre = unAvenant({ pieces: [], heures: 3, motif: 'Une heure de plus.' })
  const lendemain = new Date('2026-11-21T09:00:00Z')
  const deux = unDevisPropose()

  it('replaces nothing when it is the first', () => {
    expect(deVersion(unDossierDeDevis(), 1)).toBeUndefined()
  })

  it('says which one it replaces, of which day, and why', () => {
    expect(deVersion(deux, 2)).toEqual({
      versions: [{ version: 1, emisLe: '2026-11-20' }],
      motif: 'Le disque est usé.',
    })
  })

  it('replaces the one that still waited too', () => {
    expect(deVersion(unDevisPropose(autre, deux, lendemain), 3)).toEqual({
      versions: [
        { version: 1, emisLe: '2026-11-20' },
        { version: 2, emisLe: '2026-11-20' },
      ],
      motif: 'Une heure de plus.',
    })
  })

  it('replaces the last one that was accepted, and none that was refused', () => {
    const repondu = (action: 'accepter' | 'refuser') =>
      decideDuDevis(repondreAvenant(deux, { version: 2, action, motif: '' }, lendemain)).etat
    const remplacees = (etat: DossierDeDevis) =>
      deVersion(unDevisPropose(autre, etat, lendemain), 3)?.versions.map(({ version }) => version)
    expect(remplacees(repondu('accepter'))).toEqual([2])
    expect(remplacees(repondu('refuser'))).toEqual([1])
  })
})

const FORFAIT: Objet = { modalite: 'sur_place', typeTarif: 'forfait' }

const codesDe = (objet: Objet): readonly string[] =>
  mentionsAu(MENTIONS_DEVIS, dateCivile(2026, 11, 20), objet).map(({ code }) => code)

describe('the legal mentions', () => {
  it('tell that there is no VAT and that the quote is free', () => {
    const textes = mentionsAu(MENTIONS_DEVIS, dateCivile(2026, 11, 20), FORFAIT).map(({ texte }) => texte)
    expect(textes).toContain('TVA non applicable, art. 293 B du CGI.')
    expect(textes).toContain('Devis gratuit.')
  })

  it('tell how to pay: after a visit, or before remote work', () => {
    const codes = (modalite: Modalite) => codesDe({ ...FORFAIT, modalite })
    expect(codes('sur_place')).toContain('reglement-sur-place')
    expect(codes('sur_place')).not.toContain('reglement-a-distance')
    expect(codes('a_distance')).toContain('reglement-a-distance')
    expect(codes('a_distance')).not.toContain('reglement-sur-place')
  })

  it('tell how time is billed when the price is by the hour', () => {
    expect(codesDe({ ...FORFAIT, typeTarif: 'horaire' })).toContain('quart-heure')
    expect(codesDe(FORFAIT)).not.toContain('quart-heure')
  })

  it('name the mediator to a consumer, not to a business', () => {
    const textes = (acheteur: Acheteur) =>
      composerDevis({ ...leDevis('2026-11-20T09:00:00Z'), acheteur }).mentions.map(({ texte }) => texte)
    const mediateur = expect.stringContaining('Médiateur d’exemple, https://mediateur.example.')
    expect(textes(PARTICULIER)).toContainEqual(mediateur)
    expect(textes(UN_PROFESSIONNEL)).not.toContainEqual(mediateur)
  })

  it('say by how much a weekend raises the work', () => {
    const majoration = MENTIONS_DEVIS.find(({ code }) => code === 'majoration')
    expect(majoration?.texte).toContain('multiplié par 2')
  })

  it('rest each on a text, under a code of their own', () => {
    expect(new Set(MENTIONS_DEVIS.map(({ code, du }) => `${code} ${du}`)).size).toBe(MENTIONS_DEVIS.length)
    expect(MENTIONS_DEVIS.filter(({ fondement }) => fondement === '')).toEqual([])
  })

  it('are those of the day of issue, first and last days included', () => {
    const mention = (code: string, du: number, au: number | null): Mention => ({
      code,
      texte: code,
      fondement: 'exemple',
      du: dateCivile(2027, 1, du),
      au: au === null ? null : dateCivile(2027, 1, au),
    })
    const datees = [mention('ancienne', 1, 10), mention('nouvelle', 11, null)]
    const codesLe = (jour: number) => mentionsAu(datees, dateCivile(2027, 1, jour), FORFAIT).map(({ code }) => code)
    expect([1, 10, 11, 31].map(codesLe)).toEqual([['ancienne'], ['ancienne'], ['nouvelle'], ['nouvelle']])
    expect(mentionsAu(datees, dateCivile(2026, 12, 31), FORFAIT)).toEqual([])
  })
})

describe('the number of a quote', () => {
  it('has a year and at least four digits', () => {
    expect([1, 42, 9_999, 10_000].map((rang) => numeroDevis(2026, rang))).toEqual([
      'DEV-2026-0001',
      'DEV-2026-0042',
      'DEV-2026-9999',
      'DEV-2026-10000',
    ])
    const refuses = ['', 'DEV-2026-1', 'DEV-26-0001', 'dev-2026-0001', 'FAC-2026-0001', 'DEV-2026-0001 ']
    expect(refuses.map(parseNumeroDevis)).toEqual(refuses.map(() => E.left('Numéro de devis inconnu.')))
  })

  it('is read as it is written, and is another for another rank', () => {
    const rang = fc.integer({ min: 1, max: 99_999 })
    verifier(
      fc.property(fc.integer({ min: 2026, max: 2099 }), rang, rang, (annee, a, b) => {
        expect(parseNumeroDevis(numeroDevis(annee, a))).toEqual(E.right(numeroDevis(annee, a)))
        expect(numeroDevis(annee, a) === numeroDevis(annee, b)).toBe(a === b)
      }),
    )
  })
})
