import * as E from '#fp/Either'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { dernierePiece } from '#domain/facturation/compte-de-commande'
import { annulerReglement } from '#domain/facturation/encaisser'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import type { Facture } from '#domain/facturation/piece'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { reussir } from '../shared/run.fixture.ts'
import { crediter, encaisser } from './comptabilite.fixture.ts'
import { commandeTerminee, ecrireReglement, emettre, redigerPiece } from './factures.fixture.ts'
import type { Stores } from './stores.fixture.ts'

type Commande = Pick<NouvellePrestation, 'id' | 'reference'>

/** A finished order of a business, with its own client. */
export const commandeDEntreprise = (stores: Pick<Stores, 'prestations'>, graine: number) =>
  commandeTerminee(stores, graine, { engagement: { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL } })

const auMatin = (jour: DateCivile): Date => new Date(`${jour}T09:00:00Z`)

const PRIX = { total: euros(1_000), ventes: centimes(0) }

/** Records a deposit (below zero, its refund) and its documents, on the day of the money or later. */
export const verser = (
  stores: Pick<Stores, 'factures'>,
  commande: Commande,
  id: string,
  montant: Montant,
  le: DateCivile,
  ecriteLe = le,
) => {
  const instant = auMatin(ecriteLe)
  const reglement = {
    id,
    mode: 'virement',
    le,
    montant,
    note: '',
    annule: null,
    enregistreLe: instant.toISOString(),
  } as const
  return reussir(
    ecrireReglement(
      stores,
      commande,
      (compte) => E.right({ ...reglement, apres: dernierePiece(compte), convenu: PRIX }),
      redigerPiece,
      instant,
    ),
  )
}

/** Undoes a payment and issues the documents for it. */
export const defaire = (
  stores: Pick<Stores, 'factures'>,
  { reference }: Pick<Facture, 'reference'>,
  visee: string,
  id: string,
  jour: DateCivile,
) => {
  const instant = auMatin(jour)
  return reussir(
    ecrireReglement(
      stores,
      { reference },
      (compte) => annulerReglement(compte, visee, { id, instant, jour, note: 'erreur' }),
      redigerPiece,
      instant,
    ),
  )
}

/**
 * Deposits around the ends of 2026 and 2027: one partly refunded before the invoice of the next year; one deducted by an
 * invoice that is credited and issued again the next year; one refunded the next year; one recorded the next year; one of a
 * consumer.
 */
export const deuxAnneesDAcomptes = async (stores: Pick<Stores, 'prestations' | 'factures'>) => {
  const entamee = await commandeDEntreprise(stores, 1)
  const refaite = await commandeDEntreprise(stores, 2)
  const rendue = await commandeDEntreprise(stores, 3)
  const tardive = await commandeDEntreprise(stores, 4)
  const particuliere = await commandeTerminee(stores, 5)
  const facturer = (commande: Commande, jour: DateCivile) =>
    reussir(emettre(stores, commande, { instant: auMatin(jour) }))
  await verser(stores, entamee, 'entamee', euros(40), dateCivile(2026, 12, 5))
  await verser(stores, refaite, 'refaite', euros(30), dateCivile(2026, 12, 10))
  await verser(stores, particuliere, 'particuliere', euros(25), dateCivile(2026, 12, 12))
  const fausse = await facturer(refaite, dateCivile(2026, 12, 15))
  await crediter(stores, fausse, dateCivile(2026, 12, 20))
  await verser(stores, entamee, 'entamee-rendue', euros(-10), dateCivile(2026, 12, 28))
  await verser(stores, rendue, 'rendue', euros(20), dateCivile(2026, 12, 31))
  await verser(stores, tardive, 'tardive', euros(15), dateCivile(2026, 12, 30), dateCivile(2027, 1, 2))
  await verser(stores, rendue, 'rendue-rendue', euros(-20), dateCivile(2027, 1, 3))
  const juste = await facturer(refaite, dateCivile(2027, 1, 5))
  const suivante = await facturer(entamee, dateCivile(2027, 1, 8))
  const montant = centimes(suivante.total - euros(30))
  await encaisser(stores, suivante, 1, { montant, le: dateCivile(2027, 1, 20) })
  return { entamee, refaite, rendue, tardive, particuliere, prix: juste.total }
}
