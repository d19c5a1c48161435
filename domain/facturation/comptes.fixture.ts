import { suivreFactures } from './facture-suivie.fixture.ts'
import * as E from '#fp/Either'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT, unePrestation } from '#domain/prestation/prestation.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import type { Ligne } from '#domain/tarification/estimation'
import { annulerReglement, enregistrerReglement } from './encaisser.ts'
import { uneFacture, uneLigne } from './facture.fixture.ts'
import { numeroPiece } from './numero-piece.ts'
import type { Facture } from './piece.ts'
import { preparerAvoir } from './preparer-avoir.ts'
import type { DossierAFacturer } from './preparer-facture.ts'
import type { FactureSuivie, Reglement } from './reglement.ts'
import type { Part } from './ligne-facturee.ts'
import { partager } from './ventes.ts'

const JOUR = dateCivile(2026, 12, 1)
const INSTANT = new Date('2026-12-01T12:00:00Z')

/** The money of one order, with or without an invoice. */
export type Comptes = DossierAFacturer

export const desComptes = (convenu: Part): Comptes => unDossierAuPrix(convenu)

type Ecrite = { readonly id: string; readonly montant: Montant; readonly ventes: Montant }

/** The lines of the book of receipts: payments, and the corrections of their split. */
export const ecrituresDe = (comptes: Comptes): readonly Ecrite[] =>
  partager(comptes).map(({ reglement: { id, montant }, ventes, selon }) =>
    selon === null ? { id, montant, ventes } : { id: selon.piece.numero, montant: centimes(0), ventes },
  )

/** The sum received, and the part of it that is goods. */
export const recuEnTout = (comptes: Comptes): Part => ({
  total: additionner(...ecrituresDe(comptes).map(({ montant }) => montant)),
  ventes: additionner(...ecrituresDe(comptes).map(({ ventes }) => ventes)),
})

const ligne = (nature: Ligne['nature'], montant: Montant): Ligne => ({
  nature,
  designation: nature,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
})

/** An order at an agreed price, parts included. */
export const unDossierAuPrix = (
  { total, ventes }: Part,
  overrides: Partial<DossierAFacturer> = {},
): DossierAFacturer => {
  const lignes = [ligne('prestation', centimes(total - ventes)), ligne('piece', ventes)]
  const estimation = { ...unePrestation().estimation, lignes, totalNet: total }
  return {
    dossier: unDossier({}, { estimation, creeLe: UN_INSTANT }),
    reglements: [],
    facturesDAcompte: [],
    factures: [],
    retractation: null,
    ...overrides,
  }
}

const uneFactureDuPrix = ({ total, ventes }: Part): Facture => {
  const services = centimes(total - ventes)
  return uneFacture({
    lignes: [
      uneLigne({ prixUnitaire: services, montant: services }),
      uneLigne({ genre: 'piece', designation: 'Disque', prixUnitaire: ventes, montant: ventes }),
    ],
    total,
  })
}

const decidee = <A>(decision: E.Either<unknown, A>): A => {
  if (E.isLeft(decision)) throw new Error('refused', { cause: decision.left })
  return decision.right
}

const prochaineEcriture = (comptes: Comptes) => ({
  id: `ecriture-${ecrituresDe(comptes).length}`,
  instant: INSTANT,
  jour: JOUR,
})

const ecrire = (comptes: Comptes, reglement: Reglement): Comptes => {
  const reglements = [...comptes.reglements, reglement]
  return { ...comptes, reglements, factures: suivre({ ...comptes, reglements }) }
}

const suivre = (comptes: Comptes): readonly FactureSuivie[] => suivreFactures(comptes.factures, comptes.reglements)

/** Adds a payment; an amount below zero is a refund. */
export const mouvement = (comptes: Comptes, montant: Montant): Comptes => {
  const saisie = { mode: 'virement', le: JOUR, montant, note: '' } as const
  return ecrire(comptes, decidee(enregistrerReglement(comptes, saisie, null, prochaineEcriture(comptes))))
}

/** Undoes a payment; nothing changes if the domain refuses. */
export const defaire = (comptes: Comptes, id: string): Comptes => {
  const contraire = annulerReglement(comptes, id, { ...prochaineEcriture(comptes), note: '' })
  return E.isLeft(contraire) ? comptes : ecrire(comptes, contraire.right)
}

/** Issues the invoice. */
export const facturer = (comptes: Comptes, prix: Part): Comptes => {
  const facture = uneFactureDuPrix(prix)
  return {
    ...comptes,
    factures: suivre({ ...comptes, factures: [{ facture, avoirs: [], reglements: [], clientId: null }] }),
  }
}

/** Adds a credit note for a part of the invoice. `ventes` is its part of goods; `null` leaves it to the domain. */
export const crediter = (comptes: Comptes, montant: Montant, ventes: Montant | null): Comptes => {
  const [suivie] = comptes.factures
  if (suivie === undefined) throw new Error('nothing was billed')
  const avoir = {
    ...decidee(preparerAvoir(suivie, { motif: 'erreur', montant, ventes }, uneEntreprise(), INSTANT)),
    numero: numeroPiece('avoir', 2026, suivie.avoirs.length + 1),
    code: suivie.facture.code,
  }
  return { ...comptes, factures: [{ ...suivie, avoirs: [...suivie.avoirs, avoir] }] }
}
