import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { dateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { type PieceB2c, piecesB2c } from '#domain/comptabilite/b2c'
import { type Ecriture, lignesDeLaPeriode, livreDesRecettes } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import { dernierePiece } from '#domain/facturation/compte-de-commande'
import type { CompteOuvert, SaisieDeReglement } from '#domain/facturation/encaisser'
import { unAvoir, uneFacture, uneLigne } from '#domain/facturation/facture.fixture'
import type { Part } from '#domain/facturation/ligne-facturee'
import type { AvoirPrepare, Facture } from '#domain/facturation/piece'
import type { Reglement } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import type { LotsDeLignes } from '../export/extraits.ts'
import { reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { Rediger } from './facture-store.ts'
import { crediterDecide, ecrireReglement, emettreDecidee } from './factures.fixture.ts'
import type { DatabaseStores, Stores } from './stores.fixture.ts'

type AvecLivres = Pick<DatabaseStores, 'comptabilite'>

/** All lines of all lots. */
export const tout = async <L>(lots: LotsDeLignes<L>): Promise<readonly L[]> => {
  const lignes: L[] = []
  for await (const lot of lots) lignes.push(...lot)
  return lignes
}

/** The book of receipts of a period. */
export const lireEcritures = async ({ comptabilite }: AvecLivres, periode: Periode): Promise<readonly Ecriture[]> => {
  const comptes = await reussir(comptabilite.parCompte(periode, (compte) => lignesDeLaPeriode(compte, periode)))
  return livreDesRecettes(comptes.flat())
}

/** The documents issued to consumers in a period. */
export const lirePieces = async ({ comptabilite }: AvecLivres, periode: Periode): Promise<readonly PieceB2c[]> =>
  (await reussir(comptabilite.parCompte(periode, (compte) => piecesB2c(compte, periode)))).flat()

/** The number and the text of each file. */
export const lirePdfs = async ({ comptabilite }: AvecLivres, numeros: readonly string[]) => {
  const lus: (readonly [string, string])[] = []
  for await (const { numero, pdf } of comptabilite.pdfs(numeros)) lus.push([numero, new TextDecoder().decode(pdf)])
  return lus
}

/** An invoice of 100 €: work for 60 € and a part for 40 €. */
export const CENT_EUROS = {
  lignes: [
    uneLigne({ montant: euros(60), prixUnitaire: euros(60) }),
    uneLigne({ genre: 'piece', designation: 'Disque', montant: euros(40), prixUnitaire: euros(40), etat: 'neuve' }),
  ],
  total: euros(100),
} as const

const rediger: Rediger = (preparee, numero) =>
  TE.right({
    piece: { ...preparee, numero, code: 'ABCDEFGHJKMN' },
    pdf: new TextEncoder().encode(`%PDF ${numero}`),
    xml: null,
    empreinte: numero,
  })

const auMatin = (jour: DateCivile): Date => new Date(`${jour}T10:00:00Z`)

/** Issues an invoice for a new client on a given day. */
export const facturer = async (
  stores: Pick<Stores, 'prestations' | 'factures'>,
  graine: number,
  jour: DateCivile,
  overrides: Partial<Facture> = {},
): Promise<Facture> => facturerCommande(stores, await enregistrerCommande(stores, graine), jour, overrides)

/** Issues an invoice for an order on a given day. */
export const facturerCommande = async (
  stores: Pick<Stores, 'factures'>,
  { id, reference }: Pick<NouvellePrestation, 'id' | 'reference'>,
  jour: DateCivile,
  overrides: Partial<Facture> = {},
): Promise<Facture> => {
  const {
    numero: _,
    code: _code,
    ...preparee
  } = uneFacture({
    prestationId: id,
    reference,
    date: jour,
    emiseLe: auMatin(jour).toISOString(),
    ...overrides,
  })
  return reussir(emettreDecidee(stores, { id }, () => E.right(preparee), rediger))
}

/** Issues a credit note; by default its share of goods is that of the invoice. */
export const crediter = async (
  stores: Pick<Stores, 'factures'>,
  facture: Facture,
  jour: DateCivile,
  total = facture.total,
  ventes: Montant | null = null,
) => {
  const { numero: _, code: _code, ...avoir } = unAvoir()
  const { numero, date, prestationId, reference, acheteur } = facture
  const preparee: AvoirPrepare = {
    ...avoir,
    prestationId,
    reference,
    acheteur,
    date: jour,
    emiseLe: auMatin(jour).toISOString(),
    total,
    ventes,
    facture: { numero, date, total: facture.total },
  }
  return reussir(crediterDecide(stores, numero, () => E.right(preparee), rediger))
}

/** The fields of a payment; a test may also set the fields that the site adds. */
type Saisie = Partial<SaisieDeReglement & Pick<Reglement, 'annule' | 'enregistreLe'>>

const unReglement = (
  compte: Pick<CompteOuvert, 'factures'>,
  graine: number,
  saisie: Saisie,
  convenu: Part | null = null,
): Reglement => ({
  id: `reglement-${graine}`,
  mode: 'especes',
  le: dateCivile(2026, 12, 2),
  montant: centimes(100),
  note: '',
  annule: null,
  enregistreLe: new Date(Date.UTC(2026, 11, 2, 10, graine)).toISOString(),
  apres: dernierePiece(compte),
  convenu,
  ...saisie,
})

/** Records a payment on an invoice; later ones have a higher `graine`. */
export const encaisser = (
  stores: Pick<Stores, 'factures'>,
  { reference }: Pick<Facture, 'reference'>,
  graine: number,
  saisie: Saisie = {},
) => reussir(ecrireReglement(stores, { reference }, (compte) => E.right(unReglement(compte, graine, saisie))))

/** Records a deposit for services only; later ones have a higher `graine`. */
export const recevoirAcompte = (
  stores: Pick<Stores, 'factures'>,
  { reference }: Pick<NouvellePrestation, 'reference'>,
  graine: number,
  saisie: Saisie = {},
) =>
  reussir(
    ecrireReglement(stores, { reference }, (compte) =>
      E.right(unReglement(compte, graine, saisie, { total: euros(1_000), ventes: centimes(0) })),
    ),
  )
