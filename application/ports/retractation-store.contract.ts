import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { avecPrestation } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import type { Declaration } from '#domain/retractation/declaration'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { confirmerDeclaration, RECUS_MAX, traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande, proposer, unIdDeDate } from './dossiers.fixture.ts'
import type { Courrier } from '#domain/courrier/courrier'
import type { GenreDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Reservation } from './outbox.ts'
import type { MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const declarer = ({ retractations }: Pick<Stores, 'retractations'>, declaration: Declaration) =>
  retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation))

/** A declaration by the client of the order of `graine`. */
const deLaCliente = (graine: number, recueLe = dansHeures(1), rang = graine): Declaration =>
  uneDeclaration(
    {
      email: `cliente${graine}@courriel.example`,
      reference: `prest-00000${graine}`,
      motif: 'Réparé « seule »',
      recueLe,
    },
    rang,
  )

const courriersDeRetractation = async ({
  outbox,
}: Stores): Promise<readonly (Reservation & Courrier<GenreDeRetractation>)[]> => {
  const courriers = await reussir(outbox.reserver(dansHeures(10_000), dansHeures(10_001), 10_000))
  return courriers.flatMap((courrier) =>
    courrier.genre === 'retractation_client' || courrier.genre === 'retractation_entreprise' ? [courrier] : [],
  )
}

const suiviDe = async ({ prestations }: Stores, { id }: Awaited<ReturnType<typeof enregistrerCommande>>) => {
  const suivi = O.toNullable(await reussir(prestations.suivi(id)))
  if (suivi === null) throw new Error('no such prestation')
  return suivi
}

const faits = (suivi: Awaited<ReturnType<typeof suiviDe>>): readonly string[] =>
  suivi.evenements.map(({ fait }) => fait.genre)

export const describeRetractationStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a declaration of withdrawal`, () => {
    it('ends the order that it is about, with its history and its mails', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100]))
      await reussir(
        stores.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, unIdDeDate(10), UN_INSTANT)),
      )
      const declaration = deLaCliente(1)
      const recue = await reussir(declarer(stores, declaration))
      expect(recue).toMatchObject({ ...declaration, prestationId: commande.id, verdict: { issue: 'acceptee' } })
      const suivi = await suiviDe(stores, commande)
      expect(suivi.dossier).toMatchObject({ sequence: 3, prestation: { statut: 'annulé', version: 4 } })
      expect(suivi.dossier.dates.map(({ statut }) => statut)).toEqual(['annule'])
      expect(suivi.evenements.at(-1)).toMatchObject({
        le: declaration.recueLe,
        auteur: 'client',
        fait: { genre: 'retractation', motif: 'Réparé « seule »' },
      })
      const courriers = await courriersDeRetractation(stores)
      expect(courriers.map(({ genre }) => genre).toSorted()).toEqual(['retractation_client', 'retractation_entreprise'])
      for (const { detail } of courriers) {
        expect(detail).toMatchObject({
          reference: commande.reference,
          prestationId: commande.id,
          verdict: recue.verdict,
          annonce: { reponse: 'annulee', retirees: [{ id: unIdDeDate(10) }] },
        })
      }
    })

    it('under another name waits, is confirmed once as on its day, and is read so from then on', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100]))
      const declaration = uneDeclaration({ ...deLaCliente(1), nom: 'Odile Perrard' })
      const recue = await reussir(declarer(stores, declaration))
      expect(recue).toMatchObject({ prestationId: commande.id, verdict: { issue: 'a_verifier' } })
      expect((await suiviDe(stores, commande)).dossier.prestation.statut).toBe('en_attente')
      expect(await reussir(stores.retractations.aTraiter(10))).toEqual([recue])
      const confirmer = (id: string) => stores.retractations.confirmer(id, dansHeures(24 * 30), confirmerDeclaration)
      const confirmee = O.toNullable(await reussir(confirmer(recue.id)))
      expect(confirmee).toMatchObject({ ...declaration, verdict: { issue: 'acceptee' }, traiteeLe: null })
      expect(O.toNullable(await reussir(stores.retractations.parId(recue.id)))).toEqual(confirmee)
      const { dossier, evenements } = await suiviDe(stores, commande)
      expect([dossier.prestation.statut, evenements.at(-1)?.le]).toEqual(['annulé', declaration.recueLe])
      const courriers = await courriersDeRetractation(stores)
      expect(courriers.map(({ detail }) => detail.verdict.issue)).toEqual([
        'a_verifier',
        'a_verifier',
        'acceptee',
        'acceptee',
      ])
      expect(await echouer(confirmer(recue.id))).toEqual({ _tag: 'RetractationSansAttente' })
      expect(await reussir(confirmer('nobody'))).toEqual(O.none)
    })

    it('under another name is confirmed as it was received, though the work was done at a request made since', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const recue = await reussir(declarer(stores, uneDeclaration({ ...deLaCliente(1), nom: 'Odile Perrard' })))
      expect(O.toNullable(await reussir(stores.retractations.parId(recue.id)))).toEqual(recue)
      const engagement = { ...SANS_ENGAGEMENT, debutAnticipeLe: dansHeures(2).toISOString() }
      await reussir(
        stores.prestations.modifier(commande.id, dansHeures(2), (dossier) =>
          E.right({
            dossier: avecPrestation(dossier, { statut: 'terminé', engagement }),
            evenement: { le: dansHeures(2), auteur: 'entreprise', fait: { genre: 'commande' } },
            courriers: [],
          }),
        ),
      )
      const confirmee = await reussir(stores.retractations.confirmer(recue.id, dansHeures(3), confirmerDeclaration))
      const verdict = { ...recue.verdict.siConfirmee, issue: 'acceptee', prorata: null }
      expect(O.toNullable(confirmee)?.verdict).toEqual(verdict)
      expect(O.toNullable(await reussir(stores.retractations.parId(recue.id)))?.verdict).toEqual(verdict)
      expect((await suiviDe(stores, commande)).dossier.prestation.statut).toBe('annulé')
    })

    it('gives the time back to others, and drops the reminder', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
      await reussir(proposer(stores, premiere, [100], 1))
      await reussir(
        stores.prestations.modifier(premiere.id, UN_INSTANT, (d) => accepterDate(d, unIdDeDate(10), UN_INSTANT)),
      )
      await reussir(declarer(stores, deLaCliente(1)))
      await reussir(proposer(stores, seconde, [100], 2))
      const courriers = await reussir(stores.outbox.reserver(dansHeures(10_000), dansHeures(10_001), 10_000))
      expect(courriers.filter(({ genre }) => genre === 'rappel_client')).toEqual([])
    })

    it('has no effect on the order of somebody else, and is kept all the same', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await enregistrerCommande(stores, 2)
      const avant = await suiviDe(stores, commande)
      const autre = { ...deLaCliente(1), email: deLaCliente(2).email }
      const inconnue = uneDeclaration({ reference: 'la commande de mardi', recueLe: dansHeures(2) }, 9)
      for (const declaration of [autre, inconnue]) {
        expect(await reussir(declarer(stores, declaration))).toMatchObject({
          ...declaration,
          prestationId: null,
          verdict: { issue: 'inconnue' },
        })
      }
      expect(await suiviDe(stores, commande)).toEqual(avant)
      expect((await reussir(stores.retractations.lister({ limite: 10, curseur: null }))).total).toBe(2)
      expect((await courriersDeRetractation(stores)).map(({ detail }) => detail.reference).toSorted()).toEqual([
        '',
        '',
        'PREST-000001',
        'PREST-000001',
      ])
    })

    it('is found among those of the account of its order', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const seconde = await enregistrerCommande(stores, 2)
      const recue = await reussir(declarer(stores, deLaCliente(1)))
      await reussir(declarer(stores, deLaCliente(2)))
      await reussir(declarer(stores, uneDeclaration({ email: recue.email, reference: 'la commande de mardi' }, 9)))
      const { clientId } = (await suiviDe(stores, commande)).dossier
      expect(await reussir(stores.retractations.duClient(clientId))).toEqual([recue])
      const { clientId: autre } = (await suiviDe(stores, seconde)).dossier
      expect((await reussir(stores.retractations.duClient(autre))).map(({ reference }) => reference)).toEqual([
        'prest-000002',
      ])
    })

    it('said again changes nothing, whatever the day, and is answered by a few more receipts', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const premiere = await reussir(declarer(stores, deLaCliente(1)))
      const avant = await suiviDe(stores, commande)
      for (let rang = 2; rang <= 5; rang += 1) {
        const encore = await reussir(declarer(stores, deLaCliente(1, dansHeures(rang), rang)))
        expect(encore.verdict).toEqual({ ...premiere.verdict, repetee: true })
      }
      const tard = await reussir(declarer(stores, deLaCliente(1, dansHeures(24 * 60), 6)))
      expect(tard.verdict).toEqual({ ...premiere.verdict, repetee: true })
      expect(await suiviDe(stores, commande)).toEqual(avant)
      const genres = (await courriersDeRetractation(stores)).map(({ genre }) => genre)
      expect(genres.filter((genre) => genre === 'retractation_entreprise')).toHaveLength(1)
      expect(genres.filter((genre) => genre === 'retractation_client')).toHaveLength(RECUS_MAX + 1)
    })

    it.each([
      ['en_attente', 'acceptee'],
      ['terminé', 'a_regler'],
    ] as const)('of an order that was taken up again since, and is %s, is decided anew', async (vers, issue) => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(declarer(stores, deLaCliente(1)))
      const motif = 'Elle a changé d’avis.'
      await reussir(
        stores.prestations.modifier(commande.id, dansHeures(2), (dossier) =>
          E.right({
            dossier: avecPrestation(dossier, { statut: vers }),
            evenement: {
              le: dansHeures(2),
              auteur: 'entreprise',
              fait: { genre: 'statut', de: 'annulé', vers, motif },
            },
            courriers: [],
          }),
        ),
      )
      const seconde = await reussir(declarer(stores, deLaCliente(1, dansHeures(3), 2)))
      expect(seconde.verdict).toMatchObject({ issue, repetee: false })
      expect((await suiviDe(stores, commande)).dossier.prestation.statut).toBe('annulé')
      const troisieme = await reussir(declarer(stores, deLaCliente(1, dansHeures(4), 3)))
      expect(troisieme.verdict).toMatchObject({ issue, repetee: true })
    })

    it('that comes to nothing leaves the order as it was', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, {
        statut: 'terminé',
        engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() },
      })
      const avant = await suiviDe(stores, commande)
      const { verdict } = await reussir(declarer(stores, deLaCliente(1)))
      expect(verdict).toMatchObject({ issue: 'exclue', raison: 'executee' })
      expect(await suiviDe(stores, commande)).toEqual(avant)
      expect(await courriersDeRetractation(stores)).toHaveLength(2)
    })

    it('made many times at once has one effect', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const recues = await Promise.all(
        Array.from({ length: 10 }, (_, rang) => reussir(declarer(stores, deLaCliente(1, dansHeures(1), rang + 1)))),
      )
      expect(recues.filter(({ verdict }) => !verdict.repetee)).toHaveLength(1)
      const suivi = await suiviDe(stores, commande)
      expect(faits(suivi).filter((genre) => genre === 'retractation')).toHaveLength(1)
      expect(suivi.dossier.prestation.version).toBe(2)
    })

    it('and the acceptance of a date at once leave the order ended, without date', async () => {
      const stores = await makeStores()
      for (let graine = 1; graine <= 8; graine += 1) {
        const commande = await enregistrerCommande(stores, graine)
        await reussir(proposer(stores, commande, [100 * graine], graine))
        await Promise.all([
          stores.prestations.modifier(commande.id, dansHeures(1), (d) =>
            accepterDate(d, unIdDeDate(10 * graine), dansHeures(1)),
          )(),
          reussir(declarer(stores, deLaCliente(graine))),
        ])
        const { dossier } = await suiviDe(stores, commande)
        expect(dossier.prestation.statut).toBe('annulé')
        expect(dossier.dates.map(({ statut }) => statut)).toEqual(['annule'])
      }
    })
  })

  describe(`${name}: the declarations of withdrawal`, () => {
    it('come newest first, in parts that neither skip nor repeat, as they were answered', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores)
      const recues = []
      for (const rang of [1, 2, 3]) recues.push(await reussir(declarer(stores, deLaCliente(1, dansHeures(rang), rang))))
      const premiere = await reussir(stores.retractations.lister({ limite: 2, curseur: null }))
      const seconde = await reussir(stores.retractations.lister({ limite: 2, curseur: premiere.curseurSuivant }))
      expect([...premiere.elements, ...seconde.elements]).toEqual(recues.toReversed())
      expect([premiere.total, seconde.curseurSuivant]).toEqual([3, null])
    })

    it('that were done with wait no more, until they are taken up again', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1)
      const recue = await reussir(declarer(stores, deLaCliente(1)))
      const enAttente = async () => (await reussir(stores.retractations.aTraiter(10))).map(({ id }) => id)
      expect([recue.traiteeLe, await enAttente()]).toEqual([null, [recue.id]])
      const marquee = { ...recue, traiteeLe: dansHeures(5) }
      expect(await reussir(stores.retractations.marquer(recue.id, dansHeures(5)))).toEqual(O.some(marquee))
      expect(await reussir(stores.retractations.parId(recue.id))).toEqual(O.some(marquee))
      expect((await reussir(stores.retractations.lister({ limite: 10, curseur: null }))).elements).toEqual([marquee])
      expect(await enAttente()).toEqual([])
      expect(await reussir(stores.retractations.marquer(recue.id, null))).toEqual(O.some(recue))
      expect(await enAttente()).toEqual([recue.id])
    })

    it('that may ask for something come with those of known orders first, however many others there are', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1)
      const connue = await reussir(declarer(stores, deLaCliente(1, dansHeures(1), 1)))
      const autres = []
      for (const rang of [2, 3]) {
        const inconnue = uneDeclaration({ reference: 'celle de mardi', recueLe: dansHeures(rang) }, rang)
        autres.unshift(await reussir(declarer(stores, inconnue)))
      }
      await reussir(declarer(stores, deLaCliente(1, dansHeures(4), 4)))
      expect(await reussir(stores.retractations.aTraiter(10))).toEqual([connue, ...autres])
      expect(await reussir(stores.retractations.aTraiter(1))).toEqual([connue])
    })

    it('that nobody made are not found', async () => {
      const { retractations } = await makeStores()
      expect(await reussir(retractations.parId('nobody'))).toEqual(O.none)
      expect(await reussir(retractations.marquer('nobody', UN_INSTANT))).toEqual(O.none)
    })
  })
}

/** Tests that need erasure, which only the database has. */
export const describeRetractationEffacee = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: a declaration of withdrawal`, () => {
    it('whose mails are given up is named to the owner by its order', async () => {
      const stores = await makeStores()
      await reussir(declarer(stores, deLaCliente(1)))
      for (const courrier of await courriersDeRetractation(stores)) {
        await reussir(stores.outbox.marquerEchoue(courrier, null, 'refused'))
      }
      const echoues = await reussir(stores.outbox.echoues(10))
      expect(echoues.map(({ sujet }) => sujet)).toEqual(['PREST-000001', 'PREST-000001'])
    })

    it('under another name is not confirmed once its order is gone', async () => {
      const stores = await makeStores()
      const { id } = await enregistrerCommande(stores)
      const recue = await reussir(declarer(stores, uneDeclaration({ ...deLaCliente(1), nom: 'Odile Perrard' })))
      const trouvee = O.toNullable(await reussir(stores.prestations.parId(id)))
      const effacement = { supprimees: [], conservees: [], messages: 0 }
      await reussir(stores.comptes.effacer(trouvee?.clientId ?? '', UN_INSTANT, () => E.right(effacement)))
      const refus = await echouer(stores.retractations.confirmer(recue.id, UN_INSTANT, confirmerDeclaration))
      expect(refus).toEqual({ _tag: 'RetractationSansAttente' })
    })
  })
}
