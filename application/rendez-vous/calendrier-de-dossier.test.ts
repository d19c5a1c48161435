import { describe, expect, it } from 'vitest'
import { formaterTelephone } from '#domain/client/formater-telephone'
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
  ...overrides,
})

const inscrire = (annonce: Partial<Annonce>, overrides: Partial<DemandeDeCalendrier> = {}) =>
  calendriersDeDossier({
    annonce: uneAnnonce(annonce),
    prestation: unePrestation(),
    entreprise: uneEntreprise(),
    domaine: 'atelier.example',
    pour: 'client',
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
  it('hold every date of a proposal under ids that the next proposal takes over', () => {
    expect(resumer(inscrire({ dates: [UNE, DEUX, TROIS] }))).toEqual([
      [
        'rendez-vous.ics',
        'REQUEST',
        `${id}@atelier.example TENTATIVE`,
        `${id}-2@atelier.example TENTATIVE`,
        `${id}-3@atelier.example TENTATIVE`,
      ],
    ])
  })

  it('drop the dates that a smaller proposal leaves behind', () => {
    expect(resumer(inscrire({ dates: [UNE], retirees: [DEUX] }))).toEqual([
      ['rendez-vous.ics', 'REQUEST', `${id}@atelier.example TENTATIVE`],
      ['dates-non-retenues.ics', 'CANCEL', `${id}-2@atelier.example CANCELLED`],
    ])
  })

  it('hold the agreed date under the id of the order, and leave the entry under which it waited', () => {
    expect(resumer(inscrire({ reponse: 'acceptee', dates: [TROIS], retirees: [DEUX] }))).toEqual([
      ['rendez-vous.ics', 'REQUEST', `${id}@atelier.example CONFIRMED`],
      ['dates-non-retenues.ics', 'CANCEL', `${id}-2@atelier.example CANCELLED`, `${id}-3@atelier.example CANCELLED`],
    ])
  })

  it.each(['refusee', 'annulee'] as const)('drop them all, and the one of the order in any case: %s', (reponse) => {
    expect(resumer(inscrire({ reponse, retirees: [UNE, DEUX] }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`, `${id}-2@atelier.example CANCELLED`],
    ])
    expect(resumer(inscrire({ reponse, retirees: [TROIS] }))).toEqual([
      ['annulation.ics', 'CANCEL', `${id}@atelier.example CANCELLED`, `${id}-3@atelier.example CANCELLED`],
    ])
    expect(inscrire({ reponse })).toEqual([])
  })

  it('tell the client where the business is reached', () => {
    const [entree] = inscrire({ dates: [UNE] })[0]?.calendrier.entrees ?? []
    expect(entree).toEqual({
      uid: `${id}@atelier.example`,
      sequence: 4,
      debut: new Date(UNE.debut),
      fin: new Date(UNE.fin),
      statut: 'TENTATIVE',
      titre: 'Réinstallation PC – Atelier du Sapin',
      description: `PREST-000001\n64,00\u00a0€\n${formaterTelephone(uneEntreprise().telephone)}`,
      lieu: '1 place de la Liberté, 39000 Lons-le-Saunier',
      organisateur: { nom: 'Atelier du Sapin', email: 'bonjour@atelier.example' },
      participant: { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example' },
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
