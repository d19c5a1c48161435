import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, type Montant } from '#domain/shared/montant'
import type { Ligne } from '#domain/tarification/estimation'
import * as E from '#fp/Either'
import { annulerAcompte, enregistrerAcompte } from './acompte.ts'
import { annulerReglement } from './annuler-reglement.ts'
import { ecritureDeRepartition } from './ecriture-de-repartition.ts'
import { enregistrerReglement } from './enregistrer-reglement.ts'
import { uneFacture, uneLigne } from './facture.fixture.ts'
import { numeroPiece } from './numero-piece.ts'
import type { Facture } from './piece.ts'
import { preparerAvoir } from './preparer-avoir.ts'
import type { DossierAFacturer } from './preparer-facture.ts'
import type { FactureSuivie, Reglement } from './reglement.ts'
import type { Part } from './ventes.ts'

const JOUR = dateCivile(2026, 12, 1)
const INSTANT = new Date('2026-12-01T12:00:00Z')

/** The money of one order, with or without an invoice. */
export type Comptes = {
  readonly convenu: Part
  readonly acomptes: readonly Reglement[]
  readonly suivie: FactureSuivie | null
}

export const desComptes = (convenu: Part): Comptes => ({ convenu, acomptes: [], suivie: null })

export const ecrituresDe = ({ acomptes, suivie }: Comptes): readonly Reglement[] => suivie?.reglements ?? acomptes

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
    acomptes: [],
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

const rangee = (comptes: Comptes) => ({ id: `ecriture-${ecrituresDe(comptes).length}`, instant: INSTANT, jour: JOUR })

const ecrire = ({ suivie, ...comptes }: Comptes, ecriture: Reglement): Comptes =>
  suivie === null
    ? { ...comptes, suivie, acomptes: [...comptes.acomptes, ecriture] }
    : { ...comptes, suivie: { ...suivie, reglements: [...suivie.reglements, ecriture] } }

/** Money that came, or below zero went back. */
export const mouvement = (comptes: Comptes, montant: Montant): Comptes => {
  const { convenu, acomptes, suivie } = comptes
  const saisie = { mode: 'virement', le: JOUR, montant, note: '' } as const
  return ecrire(
    comptes,
    suivie === null
      ? decidee(
          enregistrerAcompte(unDossierAuPrix(convenu, { acomptes }), { ...saisie, recuAttendu: null }, rangee(comptes)),
        )
      : decidee(enregistrerReglement(suivie, saisie, rangee(comptes))),
  )
}

/** Undoes an entry, if it may be undone. */
export const defaire = (comptes: Comptes, id: string): Comptes => {
  const { convenu, acomptes, suivie } = comptes
  const annulation = { ...rangee(comptes), note: '' }
  const contraire: E.Either<unknown, Reglement> =
    suivie === null
      ? annulerAcompte(unDossierAuPrix(convenu, { acomptes }), id, annulation)
      : annulerReglement(suivie, id, annulation)
  return E.isLeft(contraire) ? comptes : ecrire(comptes, contraire.right)
}

const repartis = (
  comptes: Comptes,
  suivie: FactureSuivie,
  piece: Parameters<typeof ecritureDeRepartition>[1],
): Comptes => {
  const ecriture = ecritureDeRepartition(suivie, piece)
  return ecriture === null ? { ...comptes, suivie } : ecrire({ ...comptes, suivie }, ecriture)
}

/** Issues the invoice, which takes over what came before it. */
export const facturer = (comptes: Comptes, prix: Part): Comptes => {
  const facture = uneFactureDuPrix(prix)
  return repartis(comptes, { facture, avoirs: [], reglements: comptes.acomptes, clientId: null }, facture)
}

/** Gives back a part of the invoice, and says how much of it are goods; `null` when that goes without saying. */
export const crediter = (comptes: Comptes, montant: Montant, ventes: Montant | null): Comptes => {
  if (comptes.suivie === null) throw new Error('nothing was billed')
  const { suivie } = comptes
  const avoir = {
    ...decidee(preparerAvoir(suivie, { motif: 'erreur', montant, ventes }, uneEntreprise(), INSTANT)),
    numero: numeroPiece('avoir', 2026, suivie.avoirs.length + 1),
    code: suivie.facture.code,
  }
  return repartis(comptes, { ...suivie, avoirs: [...suivie.avoirs, avoir] }, avoir)
}
