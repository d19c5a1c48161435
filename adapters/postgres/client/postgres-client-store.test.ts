import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import type { Email } from '#domain/client/email'
import type { Siren } from '#domain/client/acheteur'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { unCompte, unEmail } from '#domain/compte/compte.fixture'
import type { Role } from '#domain/compte/compte'
import { oubliAvant } from '#domain/estimation/conversion'
import { unAppelant, uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { unSujet } from '#domain/message/fil.fixture'
import { UN_INSTANT, unContact, uneAdresse } from '#domain/prestation/prestation.fixture'
import { motsCherches } from '#domain/recherche/clefs'
import { coordonneesDe, corrigerDossier } from '#domain/registre/coordonnees'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { ouvrirFil } from '#domain/message/suite'
import type { Curseur } from '#application/shared/page'
import { echouer, reussir } from '#application/shared/run.fixture'
import type { ChoixDeClients, CorrectionDeClient, FicheClient } from '#application/ports/client-store'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { toutLister } from '#application/ports/tout-lister.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const unChoix = (overrides: Partial<ChoixDeClients> = {}): ChoixDeClients => ({
  mots: [],
  activite: null,
  tri: 'recents',
  page: { limite: 50, curseur: null },
  ...overrides,
})

const lister = async (stores: DatabaseStores, choix: Partial<ChoixDeClients> = {}) => {
  const page = await reussir(stores.clients.lister(unChoix(choix)))
  return { ...page, noms: page.elements.map(({ nom }) => nom) }
}

const paginer = async (stores: DatabaseStores, choix: Partial<ChoixDeClients>, limite: number) => {
  const elements = await toutLister((curseur: Curseur | null) =>
    lister(stores, { ...choix, page: { limite, curseur } }),
  )
  return elements.map(({ nom }) => nom)
}

const commander = (stores: DatabaseStores, graine: number, nom: string, heures = graine) =>
  enregistrerCommande(stores, graine, {
    contact: unContact({ nom, email: `personne${graine}@courriel.example` }),
    creeLe: dansHeures(heures),
  })

/** An account that has never ordered. */
const ouvrirInactif = async (
  stores: DatabaseStores,
  rang: number,
  nom: string,
  role: Role = 'client',
): Promise<Email> => {
  const email = unEmail(`inactif${rang}@courriel.example`)
  const id = `22222222-2222-4222-8222-${String(rang).padStart(12, '0')}`
  const {
    jetonVersion: _,
    motDePasse: _secret,
    temporaire: _temporaire,
    role: _role,
    ...profil
  } = unCompte({
    ...unContact({ nom, email }),
    id,
    creeLe: dansHeures(-rang),
  })
  await reussir(stores.comptes.nommerAdmin(profil))
  if (role === 'client') await stores.retrograder(email)
  return email
}

/** The coordinates of the account of the first order, corrected. */
const CORRIGEES = coordonneesDe({
  ...unContact({ nom: 'Marcel Bouvier', telephone: '07 98 76 54 32', email: 'personne1@courriel.example' }),
  ...uneAdresse({ ville: 'Dole' }),
})

const leClient = async (stores: DatabaseStores): Promise<FicheClient> => {
  const [compte] = (await stores.apercu()).comptes
  const fiche = O.toNullable(await reussir(stores.clients.fiche(compte?.id ?? '')))
  if (fiche === null) throw new Error('no account')
  return fiche
}

const corriger = async (stores: DatabaseStores, change: Partial<CorrectionDeClient> = {}) => {
  const { client, version } = await leClient(stores)
  const coordonnees = { ...coordonneesDe(client), ...CORRIGEES }
  const corrigees = await reussir(
    stores.clients.corriger({
      id: client.id,
      version,
      coordonnees,
      corriger: (correction) => corrigerDossier(correction, dansHeures(5), true),
      instant: dansHeures(5),
      ...change,
    }),
  )
  return O.map((dossiers: readonly Dossier[]) => dossiers.map(({ prestation }) => prestation.reference))(corrigees)
}

const NOUVELLE = unEmail('marcel@courriel.example')

/** An account that has ordered, written and called, with a password and a pending reset. */
const unCompteEntier = async (stores: DatabaseStores) => {
  const { reference, id } = await commander(stores, 1, 'Marcel Bouvier')
  const { client } = await leClient(stores)
  const message = unMessage({ email: client.email })
  await reussir(stores.messages.enregistrer(ouvrirFil(message, { clientId: client.id, sujet: unSujet() })))
  const appel = uneEstimationFaite({ source: 'telephone', contact: unAppelant({ email: client.email }) })
  await reussir(stores.estimations.noter([appel], oubliAvant(UN_INSTANT)))
  await reussir(stores.comptes.changerMotDePasse(client.id, 'argon2', 1))
  await reussir(stores.outbox.demanderReinitialisation(client.email, dansHeures(2)))
  return { reference, id, client, message, appel }
}

const attenteDe = async (stores: DatabaseStores) => {
  const courriers = await reussir(stores.outbox.reserver(dansHeures(6), dansHeures(7), 50))
  return courriers
    .flatMap((courrier) => {
      if (!('email' in courrier)) return []
      return [`${courrier.genre} ${courrier.email}`]
    })
    .toSorted()
}

const describeEmail = (makeStores: MakeDatabaseStores): void => {
  it('gives an account another mail address: what it opened is closed, and all its mails follow', async () => {
    const stores = await makeStores()
    const { reference, id, client, message, appel } = await unCompteEntier(stores)
    const secret = { empreinte: 'e', expireLe: dansHeures(50) }
    await reussir(stores.comptes.poserMotDePasseTemporaire(client.id, secret, false))
    expect(await corriger(stores, { coordonnees: { ...coordonneesDe(client), email: NOUVELLE } })).toEqual(
      O.some([reference]),
    )
    expect(O.toNullable(await reussir(stores.comptes.parEmail(client.email)))).toBeNull()
    expect(O.toNullable(await reussir(stores.comptes.parEmail(NOUVELLE)))).toMatchObject({
      id: client.id,
      nom: 'Marcel Bouvier',
      motDePasse: null,
      temporaire: null,
      jetonVersion: 3,
    })
    const suivi = O.toNullable(await reussir(stores.prestations.suivi(id)))
    expect(suivi?.dossier.prestation.contact.email).toBe(NOUVELLE)
    expect(suivi?.evenements.at(-1)).toMatchObject({ auteur: 'entreprise', fait: { genre: 'coordonnees' } })
    const fil = O.toNullable(await reussir(stores.messages.parId(message.id)))
    expect(fil?.message.email).toBe(NOUVELLE)
    const estimation = O.toNullable(await reussir(stores.estimations.parId(appel.id)))
    expect(estimation?.contact).toEqual({ ...appel.contact, email: NOUVELLE })
    expect(await attenteDe(stores)).toEqual([`ancienne_adresse ${client.email}`, `nouvelle_adresse ${NOUVELLE}`])
    await reussir(stores.outbox.demanderReinitialisation(NOUVELLE, dansHeures(8)))
    const ensuite = await reussir(stores.outbox.reserver(dansHeures(8), dansHeures(9), 50))
    const ouvertures = ensuite.filter((courrier) => 'email' in courrier && courrier.email === NOUVELLE)
    expect(ouvertures.map(({ genre }) => genre)).toEqual(['nouvelle_adresse', 'reinitialisation'])
  })

  it('finds by the new mail address, and no more by the old one', async () => {
    const stores = await makeStores()
    const { client } = await unCompteEntier(stores)
    await corriger(stores, { coordonnees: { ...coordonneesDe(client), email: NOUVELLE } })
    const trouves = async (q: string) => {
      const [mots, page] = [motsCherches(q), { limite: 10, curseur: null }]
      const { messages, prestations, estimations } = stores
      const choix = { mots, statut: null, page }
      return [
        (await lister(stores, { mots })).elements.length,
        (await reussir(prestations.lister({ ...choix, priorite: null, tri: 'recentes' }, dansHeures(6)))).elements
          .length,
        (await reussir(messages.lister({ ...choix, tri: 'recents' }))).elements.length,
        (await reussir(estimations.lister({ mots, suite: null, source: null }, page))).elements.length,
      ]
    }
    expect(await trouves(NOUVELLE)).toEqual([1, 1, 1, 1])
    expect(await trouves(client.email)).toEqual([0, 0, 0, 0])
  })

  it('gives no mail address that another account has, and says whose it is', async () => {
    const stores = await makeStores()
    await commander(stores, 2, 'Odile Perrard')
    const { client: odile } = await leClient(stores)
    const lucie = await ouvrirInactif(stores, 1, 'Lucie Girardot')
    const coordonnees = { ...coordonneesDe(odile), nom: unContact({ nom: 'Odile Perret' }).nom, email: lucie }
    const refus = await echouer(
      stores.clients.corriger({
        id: odile.id,
        version: 1,
        coordonnees,
        corriger: (correction) => corrigerDossier(correction, dansHeures(5), true),
        instant: dansHeures(5),
      }),
    )
    expect(refus).toMatchObject({ _tag: 'EmailPris', nom: 'Lucie Girardot' })
    const fiche = O.toNullable(await reussir(stores.clients.fiche(odile.id)))
    expect(fiche).toMatchObject({ client: { nom: 'Odile Perrard', email: odile.email }, version: 1 })
    expect(await attenteDe(stores)).toEqual([])
  })

  it('lets one of two accounts have a mail address that both are given at once', async () => {
    const stores = await makeStores()
    await commander(stores, 1, 'Marcel Bouvier')
    await commander(stores, 2, 'Odile Perrard')
    const { comptes } = await stores.apercu()
    const essais = await Promise.all(
      comptes.map((compte) =>
        stores.clients.corriger({
          id: compte.id,
          version: 1,
          coordonnees: { ...coordonneesDe(compte), email: NOUVELLE },
          corriger: (correction) => corrigerDossier(correction, dansHeures(5), true),
          instant: dansHeures(5),
        })(),
      ),
    )
    expect(essais.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
    expect(essais.flatMap((essai) => (essai._tag === 'Left' ? [essai.left._tag] : []))).toEqual(['EmailPris'])
  })

  it('forgets the old mail address too, when the account is erased', async () => {
    const stores = await makeStores()
    const { client, appel } = await unCompteEntier(stores)
    await corriger(stores, { coordonnees: { ...coordonneesDe(client), email: NOUVELLE } })
    const decider = () => E.right({ supprimees: [], conservees: [], messages: 0 })
    await reussir(stores.comptes.effacer(client.id, dansHeures(6), decider))
    expect((await stores.apercu()).courriers).toBe(0)
    expect(O.toNullable(await reussir(stores.estimations.parId(appel.id)))?.contact).toBeNull()
  })
}

const describeClientRegister = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: the register of clients`, () => {
    it('shows every account, newest first, page after page, with what it has ordered', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Marcel Bouvier')
      await commander(stores, 2, 'Odile Perrard')
      await ouvrirInactif(stores, 1, 'Lucie Girardot')
      expect((await lister(stores)).noms).toEqual(['Odile Perrard', 'Marcel Bouvier', 'Lucie Girardot'])
      expect(await paginer(stores, {}, 1)).toEqual(['Odile Perrard', 'Marcel Bouvier', 'Lucie Girardot'])
      const { elements, total } = await lister(stores)
      expect(total).toEqual({ total: 3, plafonne: false })
      expect(elements.map(({ prestations, derniereCommandeLe }) => [prestations, derniereCommandeLe])).toEqual([
        [1, dansHeures(2)],
        [1, dansHeures(1)],
        [0, null],
      ])
      expect(Object.keys(elements[0] ?? {})).not.toEqual(expect.arrayContaining(['motDePasse']))
    })

    it('tells the active from the inactive', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Marcel Bouvier')
      await ouvrirInactif(stores, 1, 'Lucie Girardot')
      expect((await lister(stores, { activite: 'actifs' })).noms).toEqual(['Marcel Bouvier'])
      expect((await lister(stores, { activite: 'inactifs' })).noms).toEqual(['Lucie Girardot'])
      expect((await lister(stores, { activite: 'inactifs' })).total.total).toBe(1)
      expect(await reussir(stores.clients.chiffres())).toEqual({ actifs: 1, inactifs: 1 })
    })

    it('sorts by name as people read it, and by the last order', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Élodie Prost')
      await commander(stores, 2, 'zoé Martin')
      await commander(stores, 3, 'Damien Clerc')
      expect(await paginer(stores, { tri: 'nom' }, 2)).toEqual(['Damien Clerc', 'Élodie Prost', 'zoé Martin'])
      await enregistrerCommande(stores, 9, {
        contact: unContact({ nom: 'Élodie Prost', email: 'personne1@courriel.example' }),
        creeLe: dansHeures(9),
      })
      await ouvrirInactif(stores, 1, 'Lucie Girardot')
      const ordre = ['Élodie Prost', 'Damien Clerc', 'zoé Martin']
      expect(await paginer(stores, { tri: 'derniere_commande' }, 1)).toEqual(ordre)
      expect(await paginer(stores, { tri: 'derniere_commande_inverse' }, 1)).toEqual(ordre.toReversed())
      expect(await paginer(stores, { tri: 'nom_inverse' }, 2)).toEqual([
        'zoé Martin',
        'Lucie Girardot',
        'Élodie Prost',
        'Damien Clerc',
      ])
      const recents = await paginer(stores, { tri: 'recents' }, 4)
      expect(await paginer(stores, { tri: 'recents_inverse' }, 1)).toEqual(recents.toReversed())
      expect((await lister(stores, { tri: 'derniere_commande' })).total.total).toBe(3)
      expect((await lister(stores, { tri: 'derniere_commande_inverse' })).total.total).toBe(3)
      expect((await lister(stores, { tri: 'derniere_commande', mots: motsCherches('lons') })).noms).toEqual(ordre)
    })

    it('finds by name, mail, town and telephone', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Élodie Prost')
      await commander(stores, 2, 'Zoé Martin')
      const trouver = async (saisie: string, choix: Partial<ChoixDeClients> = {}) =>
        (await lister(stores, { mots: motsCherches(saisie), ...choix })).noms
      expect(await trouver('elo')).toEqual(['Élodie Prost'])
      expect(await trouver('personne2@courriel.example')).toEqual(['Zoé Martin'])
      expect(await trouver('lons 0612', { tri: 'nom' })).toEqual(['Élodie Prost', 'Zoé Martin'])
      expect(await trouver('lons', { tri: 'derniere_commande' })).toEqual(['Zoé Martin', 'Élodie Prost'])
      expect(await trouver('lons', { activite: 'inactifs' })).toEqual([])
      expect((await lister(stores, { mots: motsCherches('martin') })).total).toEqual({ total: 1, plafonne: false })
    })

    it('finds by any piece of a word, and by the company of any order', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Élodie Prost')
      await enregistrerCommande(stores, 2, {
        contact: unContact({ nom: 'Zoé Martin', email: 'personne2@courriel.example' }),
        engagement: {
          ...SANS_ENGAGEMENT,
          acheteur: { type: 'professionnel', raisonSociale: 'Boulangerie du Pont', siren: '552100554' as Siren },
        },
        creeLe: dansHeures(2),
      })
      await commander(stores, 3, 'Zoé Clerc')
      const trouver = async (saisie: string) => (await lister(stores, { mots: motsCherches(saisie) })).noms
      expect(await trouver('lodi')).toEqual(['Élodie Prost'])
      expect(await trouver('5678')).toEqual(['Zoé Clerc', 'Zoé Martin', 'Élodie Prost'])
      for (const q of ['langerie', 'zoé boulangerie', '552100554'])
        expect([q, await trouver(q)]).toEqual([q, ['Zoé Martin']])
      expect(await trouver('clerc boulangerie')).toEqual([])
      expect(await trouver('%')).toEqual([])
    })

    it('tells the words of names and towns that are spelled nearly like a word, the nearest first', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Jeanne Michaud')
      await commander(stores, 2, 'Élodie Michel')
      await commander(stores, 3, 'Paul Michaud')
      const proches = async (...mots: readonly string[]) =>
        (await reussir(stores.clients.motsProches(mots))).map((uns) => uns.map(({ mot }) => mot))
      expect(await proches('michaut')).toEqual([['Michaud', 'Michel']])
      expect(await proches('micheau')).toEqual([['Michel', 'Michaud']])
      expect(await proches('elodi', 'xyz', 'lonslesonier')).toEqual([['Élodie'], [], ['Lons-le-Saunier']])
      expect(await proches()).toEqual([])
    })

    it('has a sheet for each account, and none for another id', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Élodie Prost')
      const [compte] = (await stores.apercu()).comptes
      const clientId = compte?.id ?? ''
      await reussir(stores.messages.enregistrer(ouvrirFil(unMessage(), { clientId, sujet: unSujet() })))
      const fiche = O.toNullable(await reussir(stores.clients.fiche(clientId)))
      expect(fiche).toMatchObject({ client: { id: clientId, nom: 'Élodie Prost', prestations: 1 }, messages: 1 })
      expect(await reussir(stores.clients.fiche('nobody'))).toEqual(O.none)
    })

    it('corrects an account with its orders, found by what is right from then on', async () => {
      const stores = await makeStores()
      const commande = await commander(stores, 1, 'Marcel Bouvié')
      await commander(stores, 2, 'Odile Perrard')
      expect(await corriger(stores)).toEqual(O.some([commande.reference]))
      expect(await leClient(stores)).toMatchObject({ client: CORRIGEES, version: 2 })
      const trouver = async (saisie: string) => {
        const { noms } = await lister(stores, { mots: motsCherches(saisie), tri: 'nom' })
        const prestations = await reussir(
          stores.prestations.lister(
            {
              mots: motsCherches(saisie),
              statut: null,
              priorite: null,
              tri: 'recentes',
              page: { limite: 10, curseur: null },
            },
            dansHeures(6),
          ),
        )
        return [noms, prestations.elements.map(({ prestation }) => prestation.contact.nom)]
      }
      expect(await trouver('bouvier dole')).toEqual([['Marcel Bouvier'], ['Marcel Bouvier']])
      expect(await trouver('bouvie 0612')).toEqual([[], []])
      expect(await trouver('perrard')).toEqual([['Odile Perrard'], ['Odile Perrard']])
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(commande.id)))
      expect(suivi?.dossier.prestation).toMatchObject({ contact: { nom: 'Marcel Bouvier' }, version: 2 })
      expect(suivi?.evenements.map(({ fait }) => fait.genre)).toEqual(['commande', 'coordonnees'])
    })

    describeEmail(makeStores)

    it('leaves the orders when told so, and does nothing after another correction', async () => {
      const stores = await makeStores()
      const commande = await commander(stores, 1, 'Marcel Bouvié')
      expect(await corriger(stores, { corriger: () => () => null })).toEqual(O.some([]))
      expect(await corriger(stores, { version: 1 })).toEqual(O.none)
      expect(await corriger(stores, { id: 'nobody' })).toEqual(O.none)
      expect(await leClient(stores)).toMatchObject({ client: CORRIGEES, version: 2 })
      const dossier = O.toNullable(await reussir(stores.prestations.parId(commande.id)))
      expect(dossier?.prestation).toMatchObject({ contact: { nom: 'Marcel Bouvié' }, version: 1 })
    })

    it('lists and removes those who have no prestation, a batch at a time, never an admin', async () => {
      const stores = await makeStores()
      await commander(stores, 1, 'Élodie Prost')
      await ouvrirInactif(stores, 1, 'Lucie Girardot')
      await ouvrirInactif(stores, 2, 'Marcel Bouvier')
      await ouvrirInactif(stores, 3, 'Odile Perrard', 'admin')
      const nomme = await ouvrirInactif(stores, 4, 'Paul Tissot')
      const { inactifs, retirerInactifs } = stores.clients
      const apercu = await reussir(inactifs([nomme], null, 10))
      expect(apercu.map(({ nom }) => nom)).toEqual(['Lucie Girardot', 'Marcel Bouvier'])
      expect((await reussir(inactifs([nomme], apercu[0]?.id ?? null, 10))).map(({ nom }) => nom)).toEqual([
        'Marcel Bouvier',
      ])
      const premier = await reussir(retirerInactifs([nomme], 1))
      expect(premier).toEqual([{ nom: 'Lucie Girardot', email: 'inactif1@courriel.example' }])
      expect((await reussir(retirerInactifs([nomme], 10))).map(({ nom }) => nom)).toEqual(['Marcel Bouvier'])
      expect(await reussir(retirerInactifs([nomme], 10))).toEqual([])
      expect((await lister(stores, { tri: 'nom' })).noms).toEqual(['Élodie Prost', 'Odile Perrard', 'Paul Tissot'])
    })

    it('forgets who called along with an account that never ordered', async () => {
      const stores = await makeStores()
      const email = await ouvrirInactif(stores, 1, 'Lucie Girardot')
      const appel = (telephone: string, graine: number) =>
        uneEstimationFaite(
          { source: 'telephone', notes: 'Rappeler.', contact: unAppelant({ email, telephone }) },
          graine,
        )
      const autre = uneEstimationFaite(
        {
          source: 'telephone',
          contact: unAppelant({ email: 'ailleurs@courriel.example', telephone: '06 99 99 99 02' }),
        },
        2,
      )
      await reussir(stores.estimations.noter([appel('06 99 99 99 01', 1), autre], oubliAvant(UN_INSTANT)))
      await reussir(stores.clients.retirerInactifs([], 10))
      const lire = async (id: typeof autre.id) => O.toNullable(await reussir(stores.estimations.parId(id)))
      expect(await lire(appel('06 99 99 99 01', 1).id)).toMatchObject({ contact: null, notes: '' })
      expect(await lire(autre.id)).toEqual(autre)
    })

    it('keeps an account that orders at that moment', async () => {
      for (let round = 0; round < 8; round += 1) {
        const stores = await makeStores()
        const email = await ouvrirInactif(stores, 1, 'Lucie Girardot')
        const contact = unContact({ nom: 'Lucie Girardot', email })
        await Promise.all([
          enregistrerCommande(stores, 1, { contact, creeLe: UN_INSTANT }),
          reussir(stores.clients.retirerInactifs([], 10)),
        ])
        const { comptes, prestations } = await stores.apercu()
        expect([comptes.map((compte) => compte.email), prestations]).toEqual([[email], 1])
        expect(await reussir(stores.clients.chiffres())).toEqual({ actifs: 1, inactifs: 0 })
      }
    })
  })
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeClientRegister(kind, () => postgresStores(knex()))
})
