import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { oubliAvant } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { unAppelant, uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { NomDeContact } from '#domain/message/champs-de-contact'
import { unContact, uneAdresse, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { motsCherches } from '#domain/recherche/clefs'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import type { PageDeRegistre } from '../shared/page.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { ChoixDEstimations } from './estimation-store.ts'
import type { DatabaseStores, MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const TOUTES: ChoixDEstimations = { suite: null, source: null, mots: [] }

/** An estimate for Jeanne on the telephone. */
const auTelephone = (graine: number, overrides: Partial<EstimationFaite> = {}): EstimationFaite =>
  uneEstimationFaite({ source: 'telephone', contact: unAppelant(), notes: 'Rappeler mardi.', ...overrides }, graine)

const jours = (nombre: number): Date => new Date(UN_INSTANT.getTime() + nombre * 86_400_000)

const noter = ({ estimations }: Stores, ...lot: readonly EstimationFaite[]) =>
  reussir(estimations.noter(lot, oubliAvant(UN_INSTANT)))

const lister = async ({ estimations }: DatabaseStores, choix: Partial<ChoixDEstimations> = {}) => {
  const { elements, total } = await reussir(estimations.lister({ ...TOUTES, ...choix }, { limite: 50, curseur: null }))
  return { ids: elements.map(({ id }) => id), total: total.total }
}

const commander = ({ prestations }: Stores, { id: estimationId }: EstimationFaite, graine = 1, exclusive = false) =>
  prestations.enregistrer(
    uneNouvellePrestation({ contact: unContact({ email: `cliente${graine}@courriel.example` }) }, graine),
    O.some({ cle: `cle ${graine}`, empreinte: 'e' }),
    { estimationId, exclusive },
  )

const parId = async ({ estimations }: Stores, { id }: EstimationFaite) =>
  O.toNullable(await reussir(estimations.parId(id)))

const unPrenom = (): NomDeContact => {
  const prenom = NomDeContact.decode('Jeanne')
  if (E.isLeft(prenom)) throw new Error('not a name')
  return prenom.right
}

const describeNotes = (makeStores: MakeStores): void => {
  it('reads back what was noted, of a visitor and of somebody on the telephone', async () => {
    const stores = await makeStores()
    const surMesure = { serviceId: null, serviceName: 'Récupérer des photos', serviceDescription: 'Disque tombé.' }
    const lot = [
      uneEstimationFaite({}, 1),
      uneEstimationFaite(
        { estimation: uneEstimation(unServiceDemande(3), null, { modalite: 'a_distance' }), lieu: null },
        2,
      ),
      auTelephone(3, { contact: { ...unAppelant(), nom: unPrenom(), telephone: null } }),
      auTelephone(4, { demande: { choix: surMesure, heures: 2 }, contact: null }),
    ]
    await noter(stores, ...lot)
    for (const faite of lot) expect(await parId(stores, faite)).toEqual(faite)
    expect(await parId(stores, uneEstimationFaite({}, 99))).toBeNull()
  })
}

const describeListes = (makeStores: MakeDatabaseStores): void => {
  it('shows every estimate, newest first, page after page', async () => {
    const stores = await makeStores()
    const lot = [1, 2, 3, 4, 5].map((graine) => uneEstimationFaite({}, graine))
    await noter(stores, ...lot)
    const lues: EstimationFaite[] = []
    let curseur: string | null = null
    do {
      const page: PageDeRegistre<EstimationFaite, string> = await reussir(
        stores.estimations.lister(TOUTES, { limite: 2, curseur }),
      )
      expect(page.total).toEqual({ total: 5, plafonne: false })
      lues.push(...page.elements)
      curseur = page.curseurSuivant
    } while (curseur !== null)
    expect(lues).toEqual(lot.toReversed())
  })

  it('shows those of one origin, and those that became an order or did not', async () => {
    const stores = await makeStores()
    const [une, deux] = [uneEstimationFaite({}, 1), uneEstimationFaite({}, 2)]
    const [trois, quatre] = [auTelephone(3), auTelephone(4)]
    await noter(stores, une, deux, trois, quatre)
    await reussir(commander(stores, une, 1))
    await reussir(commander(stores, quatre, 2))
    expect(await lister(stores, { source: 'telephone' })).toEqual({ ids: [quatre.id, trois.id], total: 2 })
    expect(await lister(stores, { suite: 'commandees' })).toEqual({ ids: [quatre.id, une.id], total: 2 })
    expect(await lister(stores, { suite: 'sans_suite' })).toEqual({ ids: [trois.id, deux.id], total: 2 })
    expect(await lister(stores, { suite: 'sans_suite', source: 'site' })).toEqual({ ids: [deux.id], total: 1 })
    expect(await lister(stores)).toEqual({ ids: [quatre.id, trois.id, deux.id, une.id], total: 4 })
  })

  it('is empty at first', async () => {
    const stores = await makeStores()
    expect(await lister(stores)).toEqual({ ids: [], total: 0 })
    expect(await reussir(stores.estimations.conversion(UN_INSTANT))).toEqual({
      faites: 0,
      commandees: 0,
      faites30: 0,
      commandees30: 0,
    })
  })

  it('counts the last thirty days by the day on which an estimate was made', async () => {
    const stores = await makeStores()
    const [ancienne, premier] = [uneEstimationFaite({}, 1, jours(-30)), uneEstimationFaite({}, 2, jours(-29))]
    await noter(stores, ancienne, premier, uneEstimationFaite({}, 3))
    await reussir(commander(stores, ancienne, 1))
    await reussir(commander(stores, premier, 2))
    expect(await reussir(stores.estimations.conversion(UN_INSTANT))).toEqual({
      faites: 3,
      commandees: 2,
      faites30: 2,
      commandees30: 1,
    })
  })
}

const describeRecherche = (makeStores: MakeDatabaseStores): void => {
  const chercher = async (stores: DatabaseStores, q: string, choix: Partial<ChoixDEstimations> = {}) =>
    (await lister(stores, { ...choix, mots: motsCherches(q) })).ids

  it('finds by the place, by who called, and by the order it became', async () => {
    const stores = await makeStores()
    const { codePostal, ville } = uneAdresse({ codePostal: '39570', ville: 'Montmorot' })
    const [site, appel] = [uneEstimationFaite({ lieu: { codePostal, ville } }, 1), auTelephone(2)]
    const loin = auTelephone(3, {
      lieu: null,
      contact: { nom: unPrenom(), email: null, telephone: null, adresse: null },
    })
    await noter(stores, site, appel, loin)
    const { reference } = await reussir(commander(stores, site, 7))
    expect(await chercher(stores, 'montmo')).toEqual([site.id])
    expect(await chercher(stores, '39000')).toEqual([appel.id])
    expect(await chercher(stores, 'JEANNE')).toEqual([loin.id, appel.id])
    expect(await chercher(stores, 'dupont lons-le-sau')).toEqual([appel.id])
    for (const q of [unContact().email, '06 12 34']) expect(await chercher(stores, q)).toEqual([appel.id])
    for (const q of [reference, reference.slice(-3)]) expect(await chercher(stores, q)).toEqual([site.id])
    expect(await chercher(stores, 'durand')).toEqual([])
  })

  it('finds among those of one origin, and among those that became an order or did not', async () => {
    const stores = await makeStores()
    const [une, deux, trois] = [uneEstimationFaite({}, 1), uneEstimationFaite({}, 2), auTelephone(3)]
    await noter(stores, une, deux, trois)
    await reussir(commander(stores, une))
    expect(await chercher(stores, 'lons', { source: 'telephone' })).toEqual([trois.id])
    expect(await chercher(stores, 'lons', { suite: 'sans_suite' })).toEqual([trois.id, deux.id])
    expect(await chercher(stores, 'lons', { suite: 'commandees', source: 'site' })).toEqual([une.id])
    expect(await chercher(stores, 'lons', { suite: 'commandees', source: 'telephone' })).toEqual([])
  })

  it('finds newest first, page after page, and counts as far as it is worth', async () => {
    const stores = await makeStores()
    const lot = Array.from({ length: 130 }, (_, rang) => uneEstimationFaite({}, rang + 1))
    await noter(stores, ...lot)
    const choix = { ...TOUTES, mots: motsCherches('saunier') }
    const premiere = await reussir(stores.estimations.lister(choix, { limite: 70, curseur: null }))
    const seconde = await reussir(stores.estimations.lister(choix, { limite: 70, curseur: premiere.curseurSuivant }))
    expect([...premiere.elements, ...seconde.elements]).toEqual(lot.toReversed())
    expect(premiere.total).toEqual({ total: 100, plafonne: true })
    expect(seconde.curseurSuivant).toBeNull()
  })

  it('finds nobody who was forgotten, nor an order that is gone', async () => {
    const stores = await makeStores()
    const faite = auTelephone(1, { contact: unAppelant({ email: 'cliente1@courriel.example' }) })
    await noter(stores, faite)
    const { reference } = await reussir(commander(stores, faite, 1))
    const [compte] = (await stores.apercu()).comptes
    const decider = () => E.right({ supprimees: [], conservees: [], messages: 0 })
    await reussir(stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, decider))
    for (const q of ['jeanne', 'cliente1', '06 12 34', reference]) expect(await chercher(stores, q)).toEqual([])
    expect(await chercher(stores, 'lons')).toEqual([faite.id])
  })
}

const describeCommandes = (makeStores: MakeStores): void => {
  it('is marked by the order it became, once', async () => {
    const stores = await makeStores()
    const faite = uneEstimationFaite()
    await noter(stores, faite)
    const { id, reference, creeLe } = await reussir(commander(stores, faite, 1))
    await reussir(commander(stores, faite, 2))
    expect(await parId(stores, faite)).toEqual({ ...faite, commandeeLe: creeLe, prestation: { id, reference } })
    expect((await stores.apercu()).prestations).toBe(2)
  })

  it('that is unknown stops no order', async () => {
    const stores = await makeStores()
    await reussir(commander(stores, uneEstimationFaite({}, 99)))
    await enregistrerCommande(stores, 2)
    expect((await stores.apercu()).prestations).toBe(2)
  })

  it('becomes one order at most, when that is what was asked', async () => {
    const stores = await makeStores()
    const faite = auTelephone(1)
    await noter(stores, faite)
    const essais = await Promise.all([1, 2, 3, 4].map((graine) => commander(stores, faite, graine, true)()))
    expect(essais.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
    expect(essais.filter((essai) => essai._tag === 'Left' && essai.left._tag === 'EstimationPrise')).toHaveLength(3)
    expect(await stores.apercu()).toMatchObject({ prestations: 1, cles: 1, courriers: 2, comptes: [{}] })
    const inconnue = { estimationId: uneEstimationFaite({}, 99).id, exclusive: true }
    const sansCle = stores.prestations.enregistrer(uneNouvellePrestation({}, 9), O.none, inconnue)
    expect(await echouer(sansCle)).toEqual({ _tag: 'EstimationPrise' })
    expect((await stores.apercu()).comptes).toHaveLength(1)
  })

  it('answers that the key is known before anything else', async () => {
    const stores = await makeStores()
    const faite = auTelephone(1)
    await noter(stores, faite)
    await reussir(commander(stores, faite, 1, true))
    expect(await echouer(commander(stores, faite, 1, true))).toEqual({ _tag: 'CleConnue' })
  })
}

const describeOubli = (makeStores: MakeDatabaseStores): void => {
  it('forgets who called when their account goes, by the address, by the phone and by the order it became', async () => {
    const stores = await makeStores()
    const contact = (email: string, telephone: string) => ({
      contact: unAppelant({ nom: 'Paul Martin', email, telephone }),
    })
    const parAdresse = auTelephone(1, contact('cliente1@courriel.example', '06 99 99 99 01'))
    const parTelephone = auTelephone(2, contact('ailleurs@courriel.example', '06 12 34 56 78'))
    const devenue = auTelephone(3, contact('ailleurs@courriel.example', '06 99 99 99 03'))
    const autre = auTelephone(4, contact('ailleurs@courriel.example', '06 99 99 99 04'))
    await noter(stores, parAdresse, parTelephone, devenue, autre)
    const { creeLe } = await reussir(commander(stores, devenue, 1))
    const [compte] = (await stores.apercu()).comptes
    const decider = () => E.right({ supprimees: [], conservees: [], messages: 0 })
    await reussir(stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, decider))
    const oubliee = { contact: null, notes: '' }
    expect(await parId(stores, parAdresse)).toEqual({ ...parAdresse, ...oubliee })
    expect(await parId(stores, parTelephone)).toEqual({ ...parTelephone, ...oubliee })
    expect(await parId(stores, devenue)).toEqual({ ...devenue, ...oubliee, commandeeLe: creeLe })
    expect(await parId(stores, autre)).toEqual(autre)
    const { elements } = await reussir(
      stores.estimations.lister({ ...TOUTES, mots: motsCherches('paul martin') }, { limite: 50, curseur: null }),
    )
    expect(elements.map(({ id }) => id)).toEqual([autre.id])
  })
}

const describeGardees = (makeStores: MakeDatabaseStores): void => {
  it('notes a lot whole or not at all', async () => {
    const stores = await makeStores()
    await noter(stores, uneEstimationFaite({}, 1))
    const [une, deux] = [uneEstimationFaite({}, 1), uneEstimationFaite({}, 2)]
    const refus = await echouer(stores.estimations.noter([deux, une], oubliAvant(UN_INSTANT)))
    expect(refus).toMatchObject({ _tag: 'PortFailure', port: 'estimations' })
    expect(await lister(stores)).toEqual({ ids: [une.id], total: 1 })
    expect((await reussir(stores.estimations.conversion(UN_INSTANT))).faites).toBe(1)
  })

  it('drops after thirteen months what led to no order, and counts what was made since', async () => {
    const stores = await makeStores()
    const [vieille, commandee, presque] = [
      uneEstimationFaite({}, 1, jours(-400)),
      uneEstimationFaite({}, 2, jours(-400)),
      uneEstimationFaite({}, 3, jours(-390)),
    ]
    await reussir(stores.estimations.noter([vieille, commandee, presque], oubliAvant(jours(-400))))
    await reussir(commander(stores, commandee))
    const telephone = { ...uneEstimationFaite({}, 4, jours(-397)), source: 'telephone', contact: unAppelant() } as const
    await reussir(stores.estimations.noter([telephone], oubliAvant(jours(-397))))
    const neuve = uneEstimationFaite({}, 5)
    await noter(stores, neuve)
    expect(await lister(stores)).toEqual({ ids: [neuve.id, presque.id, commandee.id], total: 3 })
    expect(await reussir(stores.estimations.conversion(UN_INSTANT))).toEqual({
      faites: 2,
      commandees: 0,
      faites30: 1,
      commandees30: 0,
    })
  })

  it('forgets who it was for with their account, and that order, not that it was ordered', async () => {
    const stores = await makeStores()
    const faite = auTelephone(1, { contact: unAppelant({ email: 'cliente1@courriel.example' }) })
    const autre = auTelephone(2, { contact: unAppelant({ telephone: '06 99 99 99 02' }) })
    await noter(stores, faite, autre)
    const { creeLe } = await reussir(commander(stores, faite, 1))
    const [compte] = (await stores.apercu()).comptes
    const decider = () => E.right({ supprimees: [], conservees: [], messages: 0 })
    await reussir(stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, decider))
    expect(await parId(stores, faite)).toEqual({ ...faite, contact: null, notes: '', commandeeLe: creeLe })
    expect(await parId(stores, autre)).toEqual(autre)
    expect((await lister(stores, { suite: 'commandees' })).total).toBe(1)
  })

  it('that was ordered twice is counted as one', async () => {
    const stores = await makeStores()
    const faite = uneEstimationFaite()
    await noter(stores, faite)
    for (const graine of [1, 2]) await reussir(commander(stores, faite, graine))
    expect((await reussir(stores.estimations.conversion(UN_INSTANT))).commandees).toBe(1)
  })
}

export const describeEstimationStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the estimates that were made`, () => {
    describeNotes(makeStores)
    describeCommandes(makeStores)
  })
}

/** Tests of the list, the counts and the deletion of estimates, which only the database has. */
export const describeEstimationsLues = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: the estimates that were made`, () => {
    describeListes(makeStores)
    describeRecherche(makeStores)
    describeGardees(makeStores)
    describeOubli(makeStores)
  })
}
