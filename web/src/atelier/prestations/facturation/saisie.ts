import { GenreDeFrais } from '#domain/facturation/frais'
import { PIECES_MAX } from '#domain/facturation/saisie'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { ecrireMontant } from '../../nombres.ts'
import type { Cadre } from './cadre.ts'

/** A part as typed; `cle` tells one line from another. */
export type PieceSaisie = {
  readonly cle: number
  readonly designation: string
  readonly quantite: string
  readonly prix: string
  /** `null` until it is said whether it is new. */
  readonly etat: EtatDePieceDetachee | null
}

/** Fees as ticked and typed. */
export type FraisSaisi = { readonly genre: GenreDeFrais; readonly coche: boolean; readonly montant: string }

/** Travel: as quoted, not charged, or the kilometres that were really driven. */
export type Trajet = 'devis' | 'aucun' | 'reel'

/** The form of an invoice, as typed. */
export type FactureSaisie = {
  readonly dateExecution: string
  readonly travail: boolean
  readonly heures: string
  readonly minutes: string
  readonly trajet: Trajet
  readonly km: string
  readonly pieces: readonly PieceSaisie[]
  readonly frais: readonly FraisSaisi[]
  readonly accord: string
}

/** The parts that the client accepted with an amendment; whether they are new, when the quote leaves it open, the owner says. */
const piecesAcceptees = ({ estimation: { lignes }, fraisSeuls, prorata }: Cadre): readonly PieceSaisie[] =>
  fraisSeuls || prorata !== null
    ? []
    : lignes
        .filter(({ nature }) => nature === 'piece')
        .map(({ designation, quantite, prixUnitaire, etat = null }, rang) => ({
          cle: rang + 1,
          designation,
          quantite: String(quantite),
          prix: ecrireMontant(prixUnitaire),
          etat,
        }))

/** The time of the quote; of work that a withdrawal ended, at most what went by since the visit began. */
const tempsPropose = ({ prorata, estimation: { heures } }: Cadre): Pick<FactureSaisie, 'heures' | 'minutes'> =>
  prorata === null
    ? { heures: String(Math.floor(heures)), minutes: String(Math.round((heures % 1) * 60)) }
    : { heures: '', minutes: prorata.minutesFaites === null ? '' : String(prorata.minutesFaites) }

/** The form as it opens: the quote on the agreed day, its parts, and no fee that somebody has not ticked. */
export const ouvrirSaisie = (cadre: Cadre): FactureSaisie => ({
  dateExecution: cadre.jours.propose,
  travail: !cadre.fraisSeuls,
  ...tempsPropose(cadre),
  trajet: 'devis',
  km: '',
  pieces: piecesAcceptees(cadre),
  frais: GenreDeFrais.values.map((genre) => ({
    genre,
    coche: false,
    montant: ecrireMontant(cadre.proposes.find((frais) => frais.genre === genre)?.montant ?? cadre.plafonds[genre]),
  })),
  accord: '',
})

/** One more part, as long as an invoice may have one more. */
export const avecPiece = (pieces: readonly PieceSaisie[]): readonly PieceSaisie[] =>
  pieces.length >= PIECES_MAX
    ? pieces
    : [
        ...pieces,
        {
          cle: Math.max(0, ...pieces.map(({ cle }) => cle)) + 1,
          designation: '',
          quantite: '1',
          prix: '',
          etat: null,
        },
      ]
