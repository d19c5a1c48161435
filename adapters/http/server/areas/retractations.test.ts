import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { portFailure } from '#application/shared/port-failure'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { avancer } from '#application/ports/factures.fixture'
import { reussir } from '#application/shared/run.fixture'
import { euros } from '#domain/shared/montant'
import {
  bearer,
  EMAILS,
  inscrire,
  uneCommandeEnvoyee,
  unServeur,
  unServeurSurBase,
  type Serveur,
} from '../server.fixture.ts'

const base = useDatabase('embedded')

const uneDeclarationEnvoyee = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  nom: 'Jeanne Dupont',
  email: EMAILS.jeanne,
  reference: 'PREST-000000',
  motif: '',
  ...overrides,
})

const declarer = ({ app }: Serveur, payload: object = uneDeclarationEnvoyee()) =>
  app.inject({ method: 'POST', url: '/api/retractations', payload })

const commander = async ({ app }: Serveur): Promise<{ readonly id: string; readonly reference: string }> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/prestations/commander',
    payload: uneCommandeEnvoyee(),
  })
  return answer.json().data.prestation
}

const RECUE = {
  success: true,
  message: 'Votre déclaration de rétractation est reçue.',
  data: { recueLe: UN_INSTANT.toISOString() },
}

const statutDe = async ({ dossiers }: Serveur) => (await dossiers())[0]?.prestation.statut

const genres = async (serveur: Serveur) => (await serveur.genres()).filter((genre) => genre.startsWith('retractation'))

describe('a declaration of withdrawal', () => {
  it('ends the order without an account, and is answered with its instant', async () => {
    const serveur = unServeur()
    const { reference } = await commander(serveur)
    const answer = await declarer(
      serveur,
      uneDeclarationEnvoyee({ reference, email: ` ${EMAILS.jeanne.toUpperCase()} ` }),
    )
    expect([answer.statusCode, answer.json()]).toEqual([201, RECUE])
    expect(await statutDe(serveur)).toBe('annulé')
    expect(await genres(serveur)).toEqual(['retractation_client', 'retractation_entreprise'])
  })

  it('under another name is answered alike, ends nothing, and waits for the owner, who confirms it', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await commander(serveur)
    const answer = await declarer(serveur, uneDeclarationEnvoyee({ reference, nom: 'Odile Perrard' }))
    expect([answer.statusCode, answer.json()]).toEqual([201, RECUE])
    expect(await statutDe(serveur)).toBe('en_attente')
    const { aujourdhui, confirmer } = await uneDeclarationRecue(serveur)
    expect(await aujourdhui()).toMatchObject([{ acte: 'confirmer', nom: 'Odile Perrard', reference }])
    const confirmee = await confirmer()
    expect([confirmee.statusCode, confirmee.json().data]).toMatchObject([200, { issue: 'acceptee', reste: null }])
    expect(await statutDe(serveur)).toBe('annulé')
    expect(await aujourdhui()).toEqual([])
    const encore = await confirmer()
    expect([encore.statusCode, encore.json().code]).toEqual([409, 'RETRACTATION_SANS_ATTENTE'])
  })

  it('under another name is set aside by the owner, and its order goes on', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await commander(serveur)
    await declarer(serveur, uneDeclarationEnvoyee({ reference, nom: 'Odile Perrard' }))
    const { aujourdhui, marquer } = await uneDeclarationRecue(serveur)
    expect((await marquer({ traitee: true })).statusCode).toBe(200)
    expect([await aujourdhui(), await statutDe(serveur)]).toEqual([[], 'en_attente'])
  })

  it('is answered alike for an order that is not known, of somebody else, or withdrawn from already', async () => {
    const serveur = unServeur()
    const { reference } = await commander(serveur)
    const answers = [
      await declarer(serveur, uneDeclarationEnvoyee({ reference: 'PREST-ZZZZZZ' })),
      await declarer(serveur, uneDeclarationEnvoyee({ reference, email: EMAILS.autre })),
      await declarer(serveur, uneDeclarationEnvoyee({ reference: 'celle de mardi' })),
    ]
    expect(await statutDe(serveur)).toBe('en_attente')
    answers.push(await declarer(serveur, uneDeclarationEnvoyee({ reference })))
    answers.push(await declarer(serveur, uneDeclarationEnvoyee({ reference })))
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, RECUE])
    expect([...serveur.store.retractations.values()].map(({ verdict }) => verdict.issue)).toEqual([
      'inconnue',
      'inconnue',
      'inconnue',
      'acceptee',
      'acceptee',
    ])
  })

  it.each([
    { quoi: 'without a name', faute: { nom: ' ' }, champs: { nom: 'Veuillez saisir votre nom complet.' } },
    {
      quoi: 'with a sentence or a link instead of a name',
      faute: { nom: 'Cliquez sur https://lot.example' },
      champs: { nom: 'Le nom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes.' },
    },
    {
      quoi: 'with a link as its reason',
      faute: { motif: 'Voyez https://lot.example' },
      champs: { motif: 'Retirez l’adresse internet de ce champ.' },
    },
    {
      quoi: 'without an address',
      faute: { email: 'jeanne' },
      champs: { email: 'Merci de saisir une adresse email valide.' },
    },
    {
      quoi: 'without an order',
      faute: { reference: undefined },
      champs: { reference: 'Indiquez la référence de votre commande.' },
    },
    {
      quoi: 'with too long a reason',
      faute: { motif: 'x'.repeat(1001) },
      champs: { motif: 'Ce texte est limité à 1000 caractères.' },
    },
  ])('$quoi is refused in words that say what to do', async ({ faute, champs }) => {
    const serveur = unServeur()
    const answer = await declarer(serveur, uneDeclarationEnvoyee(faute))
    expect([answer.statusCode, answer.json().champs]).toEqual([400, champs])
    expect([serveur.store.retractations.size, serveur.store.courriers.size]).toEqual([0, 0])
  })

  it('needs no reason', async () => {
    const { motif, ...sansMotif } = uneDeclarationEnvoyee()
    expect((await declarer(unServeur(), sansMotif)).statusCode).toBe(201)
    expect(motif).toBe('')
  })

  it('is limited to 30 of one address in 10 minutes, apart from orders', async () => {
    const serveur = unServeur({ limites: true })
    for (let time = 0; time < 30; time += 1) expect((await declarer(serveur, {})).statusCode).toBe(400)
    expect((await declarer(serveur, {})).statusCode).toBe(429)
    const order = await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload: {} })
    expect(order.statusCode).toBe(400)
  })

  it('is a failure while the database is away, without its reason', async () => {
    const echec = TE.left(portFailure('retractations')(new Error('secret detail')))
    const answer = await declarer(unServeur({ useCases: { declarerRetractation: () => echec } }))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).not.toContain('secret detail')
  })
})

describe('the declarations that the owner reads', () => {
  it('say what each came to, newest first, page by page', async () => {
    const serveur = unServeur()
    const { id, reference } = await commander(serveur)
    const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    await declarer(serveur, uneDeclarationEnvoyee({ reference: 'PREST-ZZZZZZ', motif: 'Trop cher\n<b>' }))
    serveur.ports.clock.avancer(1_000)
    await declarer(serveur, uneDeclarationEnvoyee({ reference }))
    const lire = async (suite: string) => {
      const url = `/api/admin/retractations?limite=1${suite}`
      return (await serveur.app.inject({ url, headers: bearer(admin.id) })).json()
    }
    const premiere = await lire('')
    expect(premiere).toMatchObject({
      total: 2,
      data: [
        {
          recueLe: new Date(UN_INSTANT.getTime() + 1_000).toISOString(),
          nom: 'Jeanne Dupont',
          email: EMAILS.jeanne,
          reference,
          motif: '',
          issue: 'acceptee',
          raison: null,
          repetee: false,
          prorata: null,
          rembourserAvant: '2026-12-04',
          prestationId: id,
          traiteeLe: null,
          reste: null,
        },
      ],
    })
    const seconde = await lire(`&curseur=${premiere.curseurSuivant}`)
    expect(seconde).toMatchObject({
      curseurSuivant: null,
      data: [
        {
          issue: 'inconnue',
          motif: 'Trop cher\n<b>',
          rembourserAvant: null,
          prestationId: null,
          reste: { acte: 'rapprocher', avant: '2026-12-04', aRendre: null },
        },
      ],
    })
  })
})

/** A declaration as the owner reads it, and the calls that mark it. */
const uneDeclarationRecue = async (serveur: Serveur) => {
  const { id: adminId } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const headers = bearer(adminId)
  const recues = await serveur.app.inject({ url: '/api/admin/retractations', headers })
  const id: string = recues.json().data.at(-1)?.id ?? ''
  const marquer = (payload: object, declaration = id) =>
    serveur.app.inject({
      method: 'POST',
      url: `/api/admin/retractations/${declaration}/traitement`,
      payload,
      headers,
    })
  const aujourdhui = async () =>
    (await serveur.app.inject({ url: '/api/admin/aujourdhui', headers })).json().data.retractations
  const confirmer = () =>
    serveur.app.inject({ method: 'POST', url: `/api/admin/retractations/${id}/confirmation`, headers })
  return { marquer, aujourdhui, confirmer }
}

describe('a declaration that the owner is done with', () => {
  it('leaves the present day by one press, stays in the list with its day, and can be taken up again', async () => {
    const serveur = await unServeurSurBase(base())
    await declarer(serveur)
    const { marquer, aujourdhui } = await uneDeclarationRecue(serveur)
    expect(await aujourdhui()).toHaveLength(1)
    const faite = await marquer({ traitee: true })
    expect([faite.statusCode, faite.json().data]).toMatchObject([
      200,
      { traiteeLe: UN_INSTANT.toISOString(), reste: null },
    ])
    expect(await aujourdhui()).toEqual([])
    const reprise = await marquer({ traitee: false })
    expect(reprise.json().data).toMatchObject({ traiteeLe: null, reste: { acte: 'rapprocher' } })
    expect(await aujourdhui()).toHaveLength(1)
  })

  it('says what is still owed before it leaves', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await commander(serveur)
    const [dossier] = await serveur.dossiers()
    if (dossier === undefined) throw new Error('no order')
    const engagement = { ...dossier.prestation.engagement, debutAnticipeLe: UN_INSTANT.toISOString() }
    const prestation = { ...dossier.prestation, statut: 'en_cours', engagement } as const
    await serveur.poserPrestation(prestation)
    await declarer(serveur, uneDeclarationEnvoyee({ reference }))
    const { marquer, aujourdhui } = await uneDeclarationRecue(serveur)
    const refus = await marquer({ traitee: true })
    expect([refus.statusCode, refus.json()]).toMatchObject([
      409,
      {
        code: 'RETRACTATION_A_SOLDER',
        message:
          'D’après ce que le site sait, le décompte de ce qui a été fait n’est pas établi (dernier jour\u00a0: 4 décembre 2026). Confirmez si c’est réglé autrement.',
        data: { acte: 'decompter', aRendre: null, tenu: 0 },
      },
    ])
    expect(await aujourdhui()).toHaveLength(1)
    expect((await marquer({ traitee: true, malgre: true })).statusCode).toBe(200)
    expect(await aujourdhui()).toEqual([])
  })

  it('of work begun unasked names what is to be given back, and nothing once it was', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await commander(serveur)
    const [dossier] = await serveur.dossiers()
    if (dossier === undefined) throw new Error('no order')
    const prestation = { ...dossier.prestation, statut: 'en_cours' } as const
    await serveur.poserPrestation(prestation)
    await reussir(avancer(serveur.ports, prestation, 'recu', { montant: euros(50.5) }))
    await declarer(serveur, uneDeclarationEnvoyee({ reference }))
    const { marquer, aujourdhui } = await uneDeclarationRecue(serveur)
    expect(await aujourdhui()).toMatchObject([{ acte: 'rembourser', avant: '2026-12-04', aRendre: 50.5 }])
    const refus = await marquer({ traitee: true })
    expect(refus.json()).toMatchObject({
      code: 'RETRACTATION_A_SOLDER',
      message: expect.stringContaining('il reste 50,50\u00a0€ à rendre au client'),
      data: { acte: 'rembourser', aRendre: 50.5, tenu: 50.5 },
    })
    await reussir(avancer(serveur.ports, prestation, 'rendu', { montant: euros(-50.5) }))
    expect(await aujourdhui()).toEqual([])
    expect((await marquer({ traitee: true })).json().data).toMatchObject({ reste: null })
    expect((await marquer({ traitee: false })).json().data).toMatchObject({ traiteeLe: null, reste: null })
  })

  it('is one of those that were received', async () => {
    const { marquer } = await uneDeclarationRecue(unServeur())
    const refus = await marquer({ traitee: true }, 'nobody')
    expect([refus.statusCode, refus.json().code]).toEqual([404, 'RETRACTATION_INCONNUE'])
  })
})
