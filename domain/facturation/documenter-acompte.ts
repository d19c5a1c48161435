import { dateParis } from '#domain/calendrier/heure-de-paris'
import { designationDuService } from '#domain/catalogue/designation'
import { centimes, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { composerAvoir, type Emission, ligneDAvoir, nommerAvoir } from './composer-avoir.ts'
import { type FactureDAcompteSuivie, resteDeLAcompte } from './facture-d-acompte-suivie.ts'
import { mentionsManquantes } from './mentions-obligatoires.ts'
import { mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, FactureDAcomptePreparee } from './piece.ts'
import { type DossierAFacturer, type MentionsManquantes, totalAccepte } from './preparer-facture.ts'
import type { Reglement } from './reglement.ts'

// A consumer is owed no invoice for a deposit: the one that follows deducts it (CGI, art. 289, I, 1, c).

/** What an entry of the book has issued, before the database gives numbers. */
export type PieceDAcompte = FactureDAcomptePreparee | AvoirPrepare

const factureDAcompte = (
  aFacturer: DossierAFacturer,
  { id: ecriture, le, mode, montant: total }: Reglement,
  { entreprise, instant }: Emission,
): FactureDAcomptePreparee => {
  const { prestation } = aFacturer.dossier
  const { acheteur } = prestation.engagement
  const jour = dateParis(instant)
  const service = designationDuService(prestation.estimation.serviceId, prestation.estimation.service)
  return {
    genre: 'acompte',
    prestationId: prestation.id,
    reference: prestation.reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact: prestation.contact,
    adresse: prestation.adresse,
    service,
    lignes: [
      {
        genre: 'acompte',
        designation: `Acompte sur la commande ${prestation.reference}, devis ${prestation.numeroDevis}\u00a0: ${service}`,
        quantite: 1,
        unite: 'forfait',
        prixUnitaire: total,
        montant: total,
        etat: null,
      },
    ],
    total,
    mentions: mentionsPortees(jour, acheteur.type, []),
    numeroDevis: prestation.numeroDevis,
    totalDevis: totalAccepte(aFacturer),
    recu: { le, mode },
    ecriture,
  }
}

/** Those of money that no invoice has taken over; first that of the entry which is undone, then the newest. */
const aCrediter = (
  { acomptes, facturesDAcompte }: DossierAFacturer,
  { annule }: Reglement,
): readonly FactureDAcompteSuivie[] => {
  const enMain = new Set(acomptes.map(({ id }) => id))
  const ouvertes = facturesDAcompte.filter(({ facture }) => enMain.has(facture.ecriture)).toReversed()
  const visee = ({ facture }: FactureDAcompteSuivie): boolean => facture.ecriture === annule
  return [...ouvertes.filter(visee), ...ouvertes.filter((suivie) => !visee(suivie))]
}

const MOTIFS = { rendu: 'acompte rendu', annule: 'acompte annulé' } as const

const motifDe = ({ note, annule }: Reglement): string =>
  note.trim() === '' ? MOTIFS[annule === null ? 'rendu' : 'annule'] : note.trim()

const avoirSur = (
  suivie: FactureDAcompteSuivie,
  total: Montant,
  ecriture: Reglement,
  emission: Emission,
): AvoirPrepare => {
  const motif = motifDe(ecriture)
  const avoir = nommerAvoir(suivie.facture, total, resteDeLAcompte(suivie))
  return composerAvoir(
    suivie.facture,
    {
      lignes: [ligneDAvoir(`${avoir}\u00a0: ${motif}`, total)],
      rendu: { total, ventes: centimes(0) },
      motif,
      ecriture: ecriture.id,
    },
    emission,
  )
}

/** What goes back may be more than the newest invoice tells of: then a credit note for each that it takes. */
const avoirs = (aFacturer: DossierAFacturer, ecriture: Reglement, emission: Emission): readonly AvoirPrepare[] => {
  const rendu = multiplier(ecriture.montant, -1)
  return aCrediter(aFacturer, ecriture).reduce<readonly AvoirPrepare[]>((emis, suivie) => {
    const encore = rendu - emis.reduce((somme, { total }) => somme + total, 0)
    const total = centimes(Math.min(encore, resteDeLAcompte(suivie)))
    return total > 0 ? [...emis, avoirSur(suivie, total, ecriture, emission)] : emis
  }, [])
}

const piecesDe = (aFacturer: DossierAFacturer, ecriture: Reglement, emission: Emission): readonly PieceDAcompte[] => {
  if (aFacturer.dossier.prestation.engagement.acheteur.type !== 'professionnel') return []
  return ecriture.montant > 0 ? [factureDAcompte(aFacturer, ecriture, emission)] : avoirs(aFacturer, ecriture, emission)
}

/** What a professional must get for an entry that is about to be written: an invoice for what came, credit notes for what went back. */
export const documenterAcompte = (
  aFacturer: DossierAFacturer,
  ecriture: Reglement,
  emission: Emission,
): E.Either<MentionsManquantes, readonly PieceDAcompte[]> => {
  const pieces = piecesDe(aFacturer, ecriture, emission)
  const mentions = pieces.flatMap((piece) => mentionsManquantes(piece))
  return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(pieces)
}
