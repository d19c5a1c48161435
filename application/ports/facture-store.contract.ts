import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { annulerReglement } from '#domain/facturation/encaisser'
import { solde } from '#domain/facturation/reglement'
import { effacerCompte } from '#domain/compte/effacement'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { Precedents } from './facture-store.ts'
import {
  commandeCommencee,
  commandeTerminee,
  crediter,
  ecrireSurFacture,
  EMISSION,
  emettre,
  jamais,
  payer,
  factureSuivie,
  redigerPiece,
  redigerMal,
  seRetracter,
} from './factures.fixture.ts'
import type { DatabaseStores, MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)
const FAC_2 = numeroPiece('facture', 2026, 2)
const AVO_1 = numeroPiece('avoir', 2026, 1)
const INCONNUE = numeroPiece('facture', 2026, 99)

const PLUS_TARD = new Date('2027-06-01T09:00:00Z')

const suivie = (stores: Stores, numero = FAC_1) => reussir(factureSuivie(stores, numero))

/** The document numbers of the mails with documents. */
const courriers = async ({ outbox }: Stores): Promise<readonly string[]> => {
  const tous = await reussir(outbox.reserver(PLUS_TARD, new Date(PLUS_TARD.getTime() + 1), 1_000))
  return tous.flatMap((courrier) => (courrier.genre === 'facture_client' ? [courrier.detail.numero] : []))
}

const effacer = async ({ comptes }: DatabaseStores, email: Parameters<typeof comptes.parEmail>[0]) => {
  const compte = await reussir(comptes.parEmail(email))
  const id = O.isSome(compte) ? compte.value.id : ''
  return reussir(comptes.effacer(id, EMISSION, (avoirs) => effacerCompte(avoirs, EMISSION)))
}

const describeEmission = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: issuing an invoice`, () => {
    it('takes the next number of its year and keeps the document as it was written', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const facture = await reussir(emettre(stores, commande))
      expect(facture).toMatchObject({
        numero: FAC_1,
        reference: commande.reference,
        total: commande.estimation.totalNet,
      })
      expect(await suivie(stores)).toEqual({
        facture,
        avoirs: [],
        reglements: [],
        clientId: (await stores.apercu()).comptes[0]?.id,
      })
      const fichier = await reussir(stores.factures.fichier(FAC_1))
      expect(O.isSome(fichier) && { ...fichier.value, pdf: [...fichier.value.pdf] }).toEqual({
        piece: facture,
        pdf: [...new TextEncoder().encode(FAC_1)],
        xml: null,
        empreinte: FAC_1,
        clientId: (await stores.apercu()).comptes[0]?.id,
      })
    })

    it('is told in the history, raises the version, and leaves a mail', async () => {
      const stores = await makeStores()
      const { id } = await commandeTerminee(stores)
      const avant = await reussir(stores.prestations.suivi(id))
      const { total } = await reussir(emettre(stores, { id }))
      const apres = await reussir(stores.prestations.suivi(id))
      if (O.isNone(avant) || O.isNone(apres)) throw new Error('the prestation is gone')
      expect(apres.value.dossier.prestation.version).toBe(avant.value.dossier.prestation.version + 1)
      expect(apres.value.dossier.factureEnCours).toBe(FAC_1)
      expect(apres.value.evenements.at(-1)).toEqual({
        le: EMISSION,
        auteur: 'entreprise',
        fait: { genre: 'facture', numero: FAC_1, total },
      })
      expect(await courriers(stores)).toEqual([FAC_1])
    })

    it('counts from one in each year', async () => {
      const stores = await makeStores()
      const nouvelAn = new Date('2026-12-31T23:30:00Z')
      const numeros = []
      for (const [graine, instant] of [
        [1, EMISSION],
        [2, EMISSION],
        [3, nouvelAn],
      ] as const) {
        numeros.push((await reussir(emettre(stores, await commandeTerminee(stores, graine), { instant }))).numero)
      }
      expect(numeros).toEqual([FAC_1, FAC_2, numeroPiece('facture', 2027, 1)])
    })

    it('tells whoever decides when the last document of its series was issued', async () => {
      const stores = await makeStores()
      const lus: (Date | null)[] = []
      const noter = (graine: number) => async () => {
        const { id } = await commandeTerminee(stores, graine)
        const lire = (_: unknown, { facture }: Precedents) => {
          lus.push(facture)
          return E.left({ _tag: 'Lu' as const })
        }
        await echouer(stores.factures.ecrire({ prestationId: id }, lire, redigerPiece))
      }
      await noter(1)()
      await reussir(emettre(stores, await commandeTerminee(stores, 2)))
      await noter(3)()
      await reussir(crediter(stores, FAC_1))
      await noter(4)()
      expect(lus).toEqual([null, EMISSION, EMISSION])
    })

    it('takes no number and writes nothing when it is refused, or when the document cannot be written', async () => {
      const stores = await makeStores()
      const enAttente = await enregistrerCommande(stores, 1)
      const terminee = await commandeTerminee(stores, 2)
      expect(await echouer(emettre(stores, enAttente))).toEqual({ _tag: 'PrestationNonFacturable' })
      expect(await echouer(emettre(stores, terminee, { rediger: redigerMal }))).toMatchObject({ _tag: 'PortFailure' })
      expect((await reussir(stores.factures.emises({ prestationId: terminee.id }))).factures).toEqual([])
      expect(await courriers(stores)).toEqual([])
      expect((await reussir(emettre(stores, terminee))).numero).toBe(FAC_1)
    })

    it('is refused a second time, until a credit note gave the first one back', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      await reussir(emettre(stores, commande))
      expect(await echouer(emettre(stores, commande))).toEqual({ _tag: 'DejaFacturee', numero: FAC_1 })
      await reussir(crediter(stores, FAC_1))
      expect((await reussir(emettre(stores, commande))).numero).toBe(FAC_2)
      const numeros = (await reussir(stores.factures.emises({ prestationId: commande.id }))).factures.map(
        ({ facture }) => facture.numero,
      )
      expect(numeros).toEqual([FAC_1, FAC_2])
    })

    it('of a prestation that nobody ordered is not decided on', async () => {
      const { factures } = await makeStores()
      const { id } = uneNouvellePrestation()
      expect(await reussir(factures.ecrire({ prestationId: id }, jamais, redigerPiece))).toEqual(O.none)
    })

    it('many at once leaves no gap and no double, though some fail', async () => {
      const stores = await makeStores()
      const graines = Array.from({ length: 20 }, (_, rang) => rang + 1)
      const commandes = []
      for (const graine of graines) commandes.push(await commandeTerminee(stores, graine))
      const issues = await Promise.all(
        commandes.map((commande, rang) => emettre(stores, commande, rang % 5 === 0 ? { rediger: redigerMal } : {})()),
      )
      const numeros = issues.flatMap((issue) => (E.isRight(issue) ? [issue.right.numero] : [])).toSorted()
      expect(numeros).toEqual(Array.from({ length: 16 }, (_, rang) => numeroPiece('facture', 2026, rang + 1)))
    })

    it('twice at once for one prestation issues one', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const issues = await Promise.all([emettre(stores, commande)(), emettre(stores, commande)()])
      expect(issues.filter(E.isRight)).toHaveLength(1)
      expect(issues.filter(E.isLeft)).toEqual([E.left({ _tag: 'DejaFacturee', numero: FAC_1 })])
    })
  })
}

const describeAvoirs = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a credit note`, () => {
    it('has a series of its own, stands beside its invoice, is told and mailed', async () => {
      const stores = await makeStores()
      const { id } = await commandeTerminee(stores)
      await reussir(emettre(stores, { id }))
      const avoir = await reussir(crediter(stores, FAC_1, { montant: euros(10) }))
      expect(avoir).toMatchObject({ numero: AVO_1, total: 1000, facture: { numero: FAC_1 } })
      expect((await suivie(stores)).avoirs).toEqual([avoir])
      expect(await suivie(stores, AVO_1)).toEqual(await suivie(stores))
      const lu = await reussir(stores.prestations.suivi(id))
      expect(O.isSome(lu) && lu.value.evenements.at(-1)?.fait).toEqual({
        genre: 'avoir',
        numero: AVO_1,
        total: 1000,
        motif: 'erreur de saisie',
      })
      expect(O.isSome(lu) && lu.value.dossier.factureEnCours).toBe(FAC_1)
      expect((await courriers(stores)).toSorted()).toEqual([AVO_1, FAC_1])
    })

    it('for the whole leaves no invoice that stands', async () => {
      const stores = await makeStores()
      const { id } = await commandeTerminee(stores)
      await reussir(emettre(stores, { id }))
      await reussir(crediter(stores, FAC_1))
      const dossier = await reussir(stores.prestations.parId(id))
      expect(O.isSome(dossier) && dossier.value.factureEnCours).toBe(null)
    })

    it('that cannot be written takes no number', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      expect(await echouer(crediter(stores, FAC_1, {}, redigerMal))).toMatchObject({ _tag: 'PortFailure' })
      expect((await reussir(crediter(stores, FAC_1))).numero).toBe(AVO_1)
    })

    it('is issued for an invoice alone, one that exists', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      await reussir(crediter(stores, FAC_1, { montant: euros(1) }))
      for (const numero of [INCONNUE, AVO_1]) {
        expect(await echouer(crediter(stores, numero))).toEqual({ _tag: 'FactureInconnue' })
      }
    })

    it('given twice at once never gives back more than the invoice', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      const issues = await Promise.all([crediter(stores, FAC_1)(), crediter(stores, FAC_1)()])
      expect(issues.filter(E.isRight)).toHaveLength(1)
      expect((await suivie(stores)).avoirs).toHaveLength(1)
    })
  })
}

const describeReglements = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the payments of an invoice`, () => {
    it('add up, whatever undoes them', async () => {
      const stores = await makeStores()
      const { total } = await reussir(emettre(stores, await commandeTerminee(stores)))
      await reussir(payer(stores, FAC_1, 'A'))
      await reussir(payer(stores, FAC_1, 'B', { mode: 'especes', note: 'à « l’atelier »' }))
      await reussir(
        ecrireSurFacture(stores, FAC_1, (lue) =>
          annulerReglement(lue, 'A', { id: 'C', instant: EMISSION, jour: dateParis(EMISSION), note: 'erreur' }),
        ),
      )
      const lue = await suivie(stores)
      expect(lue.reglements.map(({ id, montant, annule, note }) => [id, montant, annule, note])).toEqual([
        ['A', 2000, null, ''],
        ['B', 2000, null, 'à « l’atelier »'],
        ['C', -2000, 'A', 'erreur'],
      ])
      expect(lue.reglements[1]).toEqual({
        id: 'B',
        mode: 'especes',
        le: '2026-11-20',
        montant: 2000,
        note: 'à « l’atelier »',
        apres: FAC_1,
        convenu: null,
        annule: null,
        enregistreLe: EMISSION.toISOString(),
      })
      expect(solde(lue)).toBe(total - 2000)
    })

    it('are answered as they then stand', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      expect(await reussir(payer(stores, FAC_1, 'A'))).toEqual((await suivie(stores)).reglements)
    })

    it('at once never exceed what is owed', async () => {
      const stores = await makeStores()
      const { total: montant } = await reussir(emettre(stores, await commandeTerminee(stores)))
      const issues = await Promise.all(['A', 'B', 'C'].map((id) => payer(stores, FAC_1, id, { montant })()))
      expect(issues.filter(E.isRight)).toHaveLength(1)
      expect(solde(await suivie(stores))).toBe(0)
    })

    it('are of an invoice alone, one that exists', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      await reussir(crediter(stores, FAC_1, { montant: euros(1) }))
      for (const numero of [INCONNUE, AVO_1]) {
        expect(await reussir(stores.factures.ecrire({ numero }, jamais, redigerPiece))).toEqual(O.none)
      }
    })
  })
}

const describeLectures = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: invoices are found`, () => {
    it('by their number, or not at all', async () => {
      const { factures } = await makeStores()
      expect(await reussir(factures.parNumero(INCONNUE))).toEqual(O.none)
      expect(await reussir(factures.fichier(INCONNUE))).toEqual(O.none)
    })

    it('by their client, oldest first, whatever became of their prestations', async () => {
      const stores = await makeStores()
      const premiere = await commandeTerminee(stores, 1)
      const { contact } = premiere
      const seconde = await commandeTerminee(stores, 2, { contact })
      for (const commande of [premiere, seconde, await commandeTerminee(stores, 3)])
        await reussir(emettre(stores, commande))
      const clientId = (await suivie(stores)).clientId ?? ''
      await reussir(crediter(stores, FAC_2))
      await reussir(
        stores.prestations.modifier(seconde.id, EMISSION, (dossier) =>
          changerStatut(dossier, { statut: 'en_cours', motif: 'à reprendre' }, EMISSION),
        ),
      )
      const lus = (await reussir(stores.factures.emises({ clientId }))).factures.map(({ facture }) => facture.numero)
      expect(lus).toEqual([FAC_1, FAC_2])
    })
  })
}

const describeEnvois = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an issued document`, () => {
    it('is mailed once more when asked', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      await reussir(stores.factures.renvoyer(FAC_1, EMISSION))
      expect(await courriers(stores)).toEqual([FAC_1, FAC_1])
    })

    it('is left with a platform once: the first deposit counts', async () => {
      const stores = await makeStores()
      await reussir(emettre(stores, await commandeTerminee(stores)))
      expect(await reussir(stores.factures.transmission(FAC_1))).toEqual(O.none)
      const premiere = { deposeeLe: EMISSION, accuse: 'un' }
      const noter = (accuse: string) => stores.factures.noterTransmission(FAC_1, { deposeeLe: EMISSION, accuse })
      expect(await reussir(TE.sequenceSeqArray([noter('un'), noter('deux')]))).toEqual([premiere, premiere])
      expect(await reussir(stores.factures.transmission(FAC_1))).toEqual(O.some(premiere))
    })
  })
}

const describeRetractations = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an invoice after a withdrawal`, () => {
    const MINUTES = { saisie: { minutes: 30 } }

    it('is for the share of the work done, under the verdict that was kept', async () => {
      const stores = await makeStores()
      const commande = await commandeCommencee(stores)
      await enregistrerCommande(stores, 2)
      expect((await reussir(stores.factures.compte(commande.id))).retractation).toBeNull()
      const { verdict } = await seRetracter(stores, 1)
      await seRetracter(stores, 1, 2)
      await seRetracter(stores, 2, 3)
      expect((await reussir(stores.factures.compte(commande.id))).retractation).toEqual(verdict)
      const { lignes, total } = await reussir(emettre(stores, commande, MINUTES))
      expect(lignes).toHaveLength(1)
      expect(total).toBe(Math.round((commande.estimation.totalNet * 30) / (commande.estimation.heures * 60)))
    })

    it('asks for no fee', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await seRetracter(stores, 1)
      const saisie = { travail: false, frais: [{ genre: 'preavis' as const, montant: euros(10) }] }
      expect(await echouer(emettre(stores, commande, { saisie }))).toEqual({ _tag: 'FraisApresRetractation' })
      expect(await echouer(emettre(stores, commande, MINUTES))).toEqual({ _tag: 'TravailNonDu' })
    })

    it('is decided on the withdrawal that came first when both come at once', async () => {
      const stores = await makeStores()
      const commande = await commandeCommencee(stores)
      const [emission] = await Promise.all([emettre(stores, commande, MINUTES)(), seRetracter(stores, 1)])
      const refus = { _tag: 'PrestationNonFacturable' }
      expect(E.isRight(emission) ? emission.right.lignes.length : emission.left).toEqual(
        E.isRight(emission) ? 1 : refus,
      )
    })
  })
}

export const describeFactureStore = (name: string, makeStores: MakeStores): void => {
  describeEmission(name, makeStores)
  describeRetractations(name, makeStores)
  describeAvoirs(name, makeStores)
  describeReglements(name, makeStores)
  describeLectures(name, makeStores)
  describeEnvois(name, makeStores)
}

/** Tests that need erasure, which only the database has. */
export const describeFacturesEffacees = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: invoices of an account that is gone`, () => {
    it('are credited though the prestation is gone too, and the credit note is mailed to nobody', async () => {
      const stores = await makeStores()
      const { contact, id } = await commandeTerminee(stores)
      await reussir(emettre(stores, { id }))
      await effacer(stores, contact.email)
      const avoir = await reussir(crediter(stores, FAC_1))
      expect(await suivie(stores)).toMatchObject({ clientId: null, avoirs: [avoir] })
      expect(await courriers(stores)).toEqual([])
    })

    it('are found by their reference', async () => {
      const stores = await makeStores()
      const { contact, reference, id } = await commandeTerminee(stores)
      await reussir(emettre(stores, { id }))
      const avant = await suivie(stores)
      await effacer(stores, contact.email)
      expect((await reussir(stores.factures.emises({ reference }))).factures).toEqual([{ ...avant, clientId: null }])
      expect((await reussir(stores.factures.emises({ prestationId: id }))).factures).toEqual([])
      expect(O.isSome(await reussir(stores.factures.fichier(FAC_1)))).toBe(true)
    })

    it('are kept until the last day of the tenth year, and their prestation is counted as kept', async () => {
      const stores = await makeStores()
      const { contact, reference, id } = await commandeTerminee(stores)
      const autre = await commandeTerminee(stores, 2, { contact })
      await reussir(emettre(stores, { id }))
      expect(await effacer(stores, contact.email)).toEqual({
        supprimees: [autre.reference],
        conservees: [{ reference, jusquAu: '2036-12-31', raisons: ['facture'] }],
        messages: 0,
      })
      expect((await stores.apercu()).archives).toEqual([reference])
    })

    it('are not mailed once more, no more than one that does not exist', async () => {
      const stores = await makeStores()
      const { contact, id } = await commandeTerminee(stores)
      await reussir(emettre(stores, { id }))
      await effacer(stores, contact.email)
      expect(await echouer(stores.factures.renvoyer(FAC_1, UN_INSTANT))).toEqual({ _tag: 'DestinataireEfface' })
      expect(await echouer(stores.factures.renvoyer(INCONNUE, UN_INSTANT))).toEqual({ _tag: 'FactureInconnue' })
    })
  })
}
