import { REFUS_DE_DEVIS } from '#adapters/http/contract/refusals/devis'
import type { RefusalAnswer } from '#adapters/http/contract/route'
import type { DevisReply, VersionReply } from '#adapters/http/contract/routes/devis'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { composerAvenant, PIECES_MAX, type RefusDAvenant, type SaisieDAvenant } from '#domain/devis/composer-avenant'
import { totalConvenu } from '#domain/rendez-vous/date-proposee'
import { centimes, type Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import * as E from '#fp/Either'
import { ecrireMontant, lireMontant, lireNombre } from '../../nombres.ts'

/** A part as typed; `cle` tells one line from another. */
export type PieceDAvenant = {
  readonly cle: number
  readonly designation: string
  readonly quantite: string
  readonly prix: string
  /** `null` to say it with the invoice. */
  readonly etat: EtatDePieceDetachee | null
}

/** The form of another quote, as typed; no hours leave the labour as it is. */
export type AvenantSaisi = {
  readonly heures: string
  readonly pieces: readonly PieceDAvenant[]
  readonly motif: string
}

/** The version whose price is agreed upon. */
export const enVigueur = ({ versions, enVigueur: version }: DevisReply): VersionReply | undefined =>
  versions.find((une) => une.version === version)

/** The form as it opens: the parts of the quote in force. */
export const ouvrirAvenant = (version: VersionReply): AvenantSaisi => ({
  heures: '',
  pieces: version.estimation.lignes
    .filter(({ nature }) => nature === 'piece')
    .map(({ designation, quantite, prixUnitaire, etat = null }, rang) => ({
      cle: rang + 1,
      designation,
      quantite: String(quantite),
      prix: ecrireMontant(prixUnitaire),
      etat,
    })),
  motif: '',
})

export const avecUnePiece = (pieces: readonly PieceDAvenant[]): readonly PieceDAvenant[] =>
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

/** What is typed, in the words of the domain; what is no number is refused there as one that cannot be. */
export const saisieDe = ({ heures, pieces, motif }: AvenantSaisi): SaisieDAvenant => ({
  heures: heures.trim() === '' ? null : (lireNombre(heures) ?? 0),
  pieces: pieces.map(({ designation, quantite, prix, etat }) => ({
    designation,
    quantite: lireNombre(quantite, 0) ?? 0,
    prixUnitaire: lireMontant(prix) ?? centimes(0),
    etat,
  })),
  motif,
})

/** The quote that what is typed makes, or why the server will refuse it. */
const composer = (version: VersionReply, saisi: AvenantSaisi): E.Either<RefusDAvenant, Estimation> =>
  composerAvenant(estimationDeReply(version.estimation), saisieDe(saisi))

/** Of a field, or of the whole of the quote. */
type ErreursDAvenant = Readonly<Partial<Record<'heures' | 'pieces' | 'motif' | 'devis', string>>>

/** The same, in the words of the server. */
export const verifierAvenant = (version: VersionReply, saisi: AvenantSaisi): E.Either<ErreursDAvenant, Estimation> =>
  E.mapLeft((refus: RefusDAvenant): ErreursDAvenant => {
    const { champ = 'devis', message }: RefusalAnswer<never> = REFUS_DE_DEVIS[refus._tag]
    // The row belongs to this tag; TypeScript cannot see it through an indexed access.
    return { [champ]: message(refus as never) }
  })(composer(version, saisi))

/**
 * The total as the server will find it, or why it will not: on the agreed `jour` when labour counts double on it, else on an
 * ordinary one. The motive does not change a price.
 */
export const chiffrerAvenant = (
  version: VersionReply,
  saisi: AvenantSaisi,
  jour: DateCivile | null = null,
): E.Either<RefusDAvenant, Montant> =>
  E.map((estimation: Estimation) => totalConvenu(estimation, jour))(
    composer(version, { ...saisi, motif: saisi.motif.trim() || '—' }),
  )
