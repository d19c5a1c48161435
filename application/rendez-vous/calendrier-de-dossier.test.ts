import { describe, expect, it } from 'vitest'
import { formaterTelephone } from '#domain/client/telephone'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { type Annonce, direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { uneDate } from '#domain/rendez-vous/dossier.fixture'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { calendriersDeDossier, type DemandeDeCalendrier } from './calendrier-de-dossier.ts'

const [UNE, DEUX, TROIS] = [0, 1, 2].map((rang) => direDate(uneDate({ id: `date-${rang}`, rang })))
if (UNE === undefined || DEUX === undefined || TROIS === undefined) throw new Error('three dates were made')

const uneAnnonce = (overrides: Partial<Annonce> = {}): Annonce => ({
  reponse: 'proposee',
  sequence: 4,
  dates: [],
  retirees: [],
  motif: '',
  souhaits: [],
  frais: null,
  remplacee: null,
  ...overrides,
})

const inscrire = (annonce: Partial<Annonce>, overrides: Partial<DemandeDeCalendrier> = {}) =>
  calendriersDeDossier({
    annonce: uneAnnonce(annonce),
    prestation: unePrestation(),
    entreprise: uneEntreprise(),
    domaine: 'atelier.example',
    pour: 'client',
    dejaConvenue: false,
    ecritLe: UN_INSTANT,
    ...overrides,
  })

const { id } = unePrestation()

/** File, method, and what of each entry. */
const resumer = (fichiers: ReturnType<typeof inscrire>) =>
  fichiers.map(({ nom, calendrier: { methode, entrees } }) => [
    nom,
    methode,
    ...entrees.map(({ uid, statut }) => `${uid} ${statut}`),
  ])

describe('the calendars of an announcement', () => {
  it('publish every date of a proposal, under ids that the next proposal takes over', () => {
    expect(resumer(inscrire({ dates: [UNE, DEUX, TROIS] }))).toEqual([
      [
        'rendez-vous.ics',
        'PUBLISH',
        `${id}-1@atelier.example TENTATIVE`,
        `${id}-2@atelier.example TENTATIVE`,
        `${id}-3@atelier.example TENTATIVE`,
      ],
    ])
  })

  it('drop the dates that a smaller proposal leaves behind', () => {
    expect(resumer(inscrire({ dates: [UNE], retirees: [DEUX] }))).toEqual([
      ['rendez-vous.ics', 'PUBLISH', `${id}-1@atelier.example TENTATIVE`],
      ['attente-levee.ics', 'CANCEL', `${id}-2@atelier.example CANCELLED`],
    ])
  })

  it('drop the agreed date that a proposal replaces, for both', () => {
    const annonce = { dates: [UNE], retirees: [TROIS], remplacee: TROIS }
    expect(resumer(inscrire(annonce, { dejaConvenue: true }))).toEqual([
      ['rendez-vous.ics', 'PUBLISH', `${id}-1@atelier.example TENTATIVE`],
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`],
    ])
    expect(resumer(inscrire(annonce, { dejaConvenue: true, pour: 'entreprise' }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`],
    ])
  })

  it('drop for both the agreed visit before which the work was done, and for the client what waited', () => {
    const annonce = { reponse: 'retiree', retirees: [TROIS], remplacee: TROIS } as const
    for (const pour of ['client', 'entreprise'] as const) {
      expect(resumer(inscrire(annonce, { dejaConvenue: true, pour }))).toEqual([
        ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`],
      ])
    }
    const enAttente = { reponse: 'retiree', retirees: [UNE] } as const
    expect(resumer(inscrire(enAttente, { dejaConvenue: true }))).toEqual([
      ['attente-levee.ics', 'CANCEL', `${id}-1@atelier.example CANCELLED`],
    ])
    expect(inscrire(enAttente, { dejaConvenue: true, pour: 'entreprise' })).toEqual([])
  })

  it('hold the agreed date under the id of the order, and leave the entries that waited, one a file', () => {
    expect(resumer(inscrire({ reponse: 'acceptee', dates: [TROIS], retirees: [DEUX] }))).toEqual([
      ['rendez-vous.ics', 'REQUEST', `${id}@atelier.example CONFIRMED`],
      ['attente-levee.ics', 'CANCEL', `${id}-2@atelier.example CANCELLED`],
      ['attente-levee-2.ics', 'CANCEL', `${id}-3@atelier.example CANCELLED`],
    ])
  })

  it.each(['refusee', 'annulee'] as const)('drop the dates that waited, one a file: %s', (reponse) => {
    expect(resumer(inscrire({ reponse, retirees: [UNE, DEUX] }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}-1@atelier.example CANCELLED`],
      ['annulation-2.ics', 'CANCEL', `${id}-2@atelier.example CANCELLED`],
    ])
    expect(inscrire({ reponse })).toEqual([])
  })

  it.each(['refusee', 'annulee'] as const)('drop the agreed date first, whatever its rank was: %s', (reponse) => {
    expect(resumer(inscrire({ reponse, retirees: [TROIS] }, { dejaConvenue: true }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`],
      ['annulation-2.ics', 'CANCEL', `${id}-3@atelier.example CANCELLED`],
    ])
  })

  it.each(['refusee', 'annulee'] as const)('drop for the business only what it was sent: %s', (reponse) => {
    const annonce = { reponse, retirees: [UNE, DEUX] }
    expect(inscrire(annonce, { pour: 'entreprise' })).toEqual([])
    expect(resumer(inscrire(annonce, { pour: 'entreprise', dejaConvenue: true }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`],
    ])
  })

  it('are about one entry whenever they ask or cancel', () => {
    const fichiers = [
      ...inscrire({ dates: [UNE], retirees: [DEUX, TROIS] }),
      ...inscrire({ reponse: 'acceptee', dates: [UNE], retirees: [DEUX, TROIS] }),
      ...inscrire({ reponse: 'annulee', retirees: [UNE, DEUX, TROIS] }, { dejaConvenue: true }),
    ].filter(({ calendrier }) => calendrier.methode !== 'PUBLISH')
    expect(fichiers.map(({ calendrier }) => calendrier.entrees.length)).toEqual(Array(10).fill(1))
  })

  it('invite the client to the agreed date alone, as somebody who answered', () => {
    const invites = (annonce: Partial<Annonce>) =>
      inscrire(annonce).flatMap(({ calendrier }) => calendrier.entrees.map(({ participant }) => participant))
    expect(invites({ dates: [UNE, DEUX] })).toEqual([null, null])
    expect(invites({ reponse: 'acceptee', dates: [UNE] })).toEqual([
      { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example', statut: 'ACCEPTED' },
      null,
    ])
  })

  it('tell the client where the business is reached', () => {
    const [entree] = inscrire({ dates: [UNE] })[0]?.calendrier.entrees ?? []
    expect(entree).toEqual({
      uid: `${id}-1@atelier.example`,
      sequence: 4,
      debut: new Date(UNE.debut),
      fin: new Date(UNE.fin),
      statut: 'TENTATIVE',
      titre: 'Réinstallation PC – Atelier du Sapin',
      description: `PREST-000001\n64,00\u00a0€\n${formaterTelephone(uneEntreprise().telephone)}`,
      lieu: '1 place de la Liberté, 39000 Lons-le-Saunier',
      organisateur: { nom: 'Atelier du Sapin', email: 'bonjour@atelier.example' },
      participant: null,
    })
  })

  it('tell the business whom it visits, without asking it to answer', () => {
    const [fichier, ...autres] = inscrire(
      { reponse: 'acceptee', dates: [DEUX], retirees: [TROIS] },
      { pour: 'entreprise' },
    )
    expect(autres).toEqual([])
    expect(fichier?.calendrier.methode).toBe('PUBLISH')
    expect(fichier?.calendrier.entrees[0]).toMatchObject({
      titre: 'Réinstallation PC – Jeanne Dupont',
      description: expect.stringContaining(formaterTelephone(unePrestation().contact.telephone)),
      participant: null,
    })
  })

  it('name no address for remote work', () => {
    const estimation = uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' })
    const [fichier] = inscrire({ dates: [UNE] }, { prestation: unePrestation({ estimation }) })
    expect(fichier?.calendrier.entrees[0]?.lieu).toBe('À distance')
  })
})
