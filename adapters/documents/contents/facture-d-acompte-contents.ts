import { formaterDate } from '#domain/calendrier/formater-date'
import type { FactureDAcompte } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { decompteContents } from './acomptes-contents.ts'
import { ligneLisible } from './lisible.ts'
import { type PieceContents, pieceContents } from './piece-contents.ts'
import { recuAvant } from './recu-avant.ts'
import { ACQUITTEE } from './reglement-contents.ts'

/** Every sentence of an invoice for a deposit: what was agreed, and that nothing is left to pay of it. */
export const factureDAcompteContents = (facture: FactureDAcompte, adresseDeVerification: string): PieceContents => ({
  ...pieceContents(facture, adresseDeVerification),
  titre: 'Facture d’acompte',
  dates: [
    { nom: 'Émise le', valeur: formaterDate(facture.date) },
    { nom: 'Acompte reçu le', valeur: formaterDate(facture.recu.le) },
    ACQUITTEE,
  ],
  objet: {
    titre: 'Acompte',
    faits: [
      { nom: 'Nature', valeur: ligneLisible(facture.service) },
      { nom: 'Commande', valeur: facture.reference },
      { nom: 'Devis', valeur: `${facture.numeroDevis}, accepté pour ${formaterMontant(facture.totalDevis)}` },
      ...(facture.retablit === null
        ? []
        : [{ nom: 'Acompte rétabli', valeur: `l’avoir ${facture.retablit} était une erreur` }]),
    ],
  },
  ...decompteContents({ total: facture.total, acomptes: recuAvant(facture) }),
  second: null,
  reserves: ['La facture de la prestation déduit cet acompte du prix.'],
  reglement: null,
})
