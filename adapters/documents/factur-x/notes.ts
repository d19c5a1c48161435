import { mentionsDeFacture } from '#domain/facturation/mentions'
import { corrigeUnAcompte, type Piece } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { element, join, leaf, type Xml } from './xml.ts'
import { typed } from './values.ts'

/** UNTDID 4451: what the French rules want said between professionals (BR-FR-05). */
const SUBJECTS = { recouvrement: 'PMT', penalites: 'PMD', escompte: 'AAB' } as const

const note = (texte: string, subject: string | null): Xml =>
  element(
    'ram:IncludedNote',
    join(typed('ram:Content', texte), subject === null ? null : leaf('ram:SubjectCode', subject)),
  )

/** A credit note carries none of the three, and the rule wants them there too. */
const legalNotes = ({ date, mentions }: Piece): readonly Xml[] => {
  const known = [...mentions, ...mentionsDeFacture(date, 'professionnel')]
  return Object.entries(SUBJECTS).map(([code, subject]) =>
    note(known.find((mention) => mention.code === code)?.texte ?? '', subject),
  )
}

/** What else a reader must know. */
const ownNotes = (piece: Piece): readonly string[] => {
  switch (piece.genre) {
    case 'facture':
      return piece.accordDepassement === ''
        ? []
        : [`Accord du client au-delà du devis\u00a0: ${piece.accordDepassement}`]
    case 'acompte':
      return [
        `Acompte sur le devis ${piece.numeroDevis}, accepté pour ${formaterMontant(piece.totalDevis)}`,
        ...(piece.retablit === null ? [] : [`Nature\u00a0: ${piece.service}`]),
      ]
    case 'avoir': {
      const facture = corrigeUnAcompte(piece) ? 'facture d’acompte' : 'facture'
      return [`Avoir sur la ${facture} ${piece.facture.numero}\u00a0: ${piece.motif}`]
    }
  }
}

/** BG-1. */
export const notes = (piece: Piece): Xml =>
  join(...ownNotes(piece).map((texte) => note(texte, null)), ...legalNotes(piece))
