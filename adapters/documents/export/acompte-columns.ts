import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import { formaterSiren } from '#domain/client/siren'
import { additionner, type Montant } from '#domain/shared/montant'
import { MODES } from './book-columns.ts'
import { numeros } from './closing-columns.ts'
import type { Cellule } from './csv-cell.ts'

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const montant = (valeur: Montant): Cellule => ({ genre: 'montant', valeur })
const jour = (valeur: string): Cellule => ({ genre: 'jour', valeur })

/** The buyer: only professionals get deposit invoices. */
const acheteur = ({ facture: { acheteur: qui, contact } }: AcompteFacture) =>
  qui.type === 'professionnel'
    ? { nom: qui.raisonSociale, siren: formaterSiren(qui.siren) }
    : { nom: contact.nom, siren: '' }

/** The sum of its credit notes. */
export const rendu = ({ avoirs }: Pick<AcompteFacture, 'avoirs'>): Montant =>
  additionner(...avoirs.map(({ total }) => total))

/** Deposit invoices: what was received, given back, and deducted since. */
export const ACOMPTES_FACTURES = [
  ['Numéro', ({ facture }: AcompteFacture) => texte(facture.numero)],
  ['Émise le', ({ facture }: AcompteFacture) => jour(facture.date)],
  ['Client', (ligne: AcompteFacture) => texte(acheteur(ligne).nom)],
  ['Contact', (ligne: AcompteFacture) => texte(ligne.facture.contact.nom)],
  ['SIREN', (ligne: AcompteFacture) => texte(acheteur(ligne).siren)],
  ['Prestation', ({ facture }: AcompteFacture) => texte(facture.reference)],
  ['Acompte facturé (€)', ({ facture }: AcompteFacture) => montant(facture.total)],
  ['Mode', ({ facture }: AcompteFacture) => texte(MODES[facture.recu.mode])],
  ['Reçu le', ({ facture }: AcompteFacture) => jour(facture.recu.le)],
  ['Avoirs', ({ avoirs }: AcompteFacture) => numeros(avoirs.map(({ numero }) => numero))],
  ['Rendu par avoir (€)', (ligne: AcompteFacture) => montant(rendu(ligne))],
  ['Déduit par', ({ deduitPar }: AcompteFacture) => numeros(deduitPar)],
  ['Rétablit', ({ facture: { retablit } }: AcompteFacture) => numeros(retablit === null ? [] : [retablit])],
] as const
