import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { COEFFICIENT_PENALITES, INDEMNITE_RECOUVREMENT } from '#domain/conditions/regles'
import { formaterMontant } from '#domain/shared/montant'
import type { LigneFacturee } from './ligne-facturee.ts'
import type { Facture } from './piece.ts'

/** A legal sentence of invoices, the days on which they carry it, and for whom. */
export type MentionDeFacture = {
  readonly code: string
  readonly texte: string
  readonly fondement: string
  readonly du: DateCivile
  /** Last day, inclusive; `null` while it is in force. */
  readonly au: DateCivile | null
  /** Absent for everybody. */
  readonly pour?: TypeClient
}

const depuis = (du: string, code: string, texte: string, fondement: string, pour?: TypeClient): MentionDeFacture => ({
  code,
  texte,
  fondement,
  du: du as DateCivile,
  au: null,
  ...(pour === undefined ? {} : { pour }),
})

/** Dated, so that a document keeps the text of the day it was issued. */
export const MENTIONS_FACTURE: readonly MentionDeFacture[] = [
  depuis(
    '2014-01-01',
    'tva',
    'TVA non applicable, art. 293 B du CGI.',
    'CGI, art. 293 B et 242 nonies A de l’annexe II',
  ),
  depuis(
    '2009-01-01',
    'escompte',
    'Pas d’escompte pour paiement anticipé.',
    'Code de commerce, art. L. 441-9',
    'professionnel',
  ),
  depuis(
    '2009-01-01',
    'penalites',
    `En cas de retard de paiement\u00a0: pénalités au taux de ${COEFFICIENT_PENALITES}\u00a0fois le taux d’intérêt légal, exigibles sans rappel.`,
    'Code de commerce, art. L. 441-10',
    'professionnel',
  ),
  depuis(
    '2013-01-01',
    'recouvrement',
    `Indemnité forfaitaire pour frais de recouvrement en cas de retard\u00a0: ${formaterMontant(INDEMNITE_RECOUVREMENT)}.`,
    'Code de commerce, art. D. 441-5',
    'professionnel',
  ),
  depuis(
    '2016-10-01',
    'retard',
    'En cas de retard de paiement après mise en demeure\u00a0: intérêts au taux légal.',
    'Code civil, art. 1231-6',
    'particulier',
  ),
  depuis(
    '2016-10-01',
    'garanties',
    'Pièces neuves et d’occasion\u00a0: garantie légale de conformité et garantie des vices cachés.',
    'Code de la consommation, art. L. 217-3 et Code civil, art. 1641',
    'particulier',
  ),
]

/** Those in force on a day for a client. */
export const mentionsDeFacture = (
  jour: DateCivile,
  type: TypeClient,
  mentions: readonly MentionDeFacture[] = MENTIONS_FACTURE,
): readonly MentionDeFacture[] =>
  mentions.filter(
    ({ du, au, pour }) => du <= jour && (au === null || jour <= au) && (pour === undefined || pour === type),
  )

/** Said of the parts that are sold, and of nothing else. */
const DES_PIECES: readonly string[] = ['garanties']

/** The same as a document of these lines carries them. */
export const mentionsPortees = (
  jour: DateCivile,
  type: TypeClient,
  lignes: readonly Pick<LigneFacturee, 'genre'>[],
): Facture['mentions'] =>
  mentionsDeFacture(jour, type)
    .filter(({ code }) => !DES_PIECES.includes(code) || lignes.some(({ genre }) => genre === 'piece'))
    .map(({ code, texte, fondement }) => ({ code, texte, fondement }))
