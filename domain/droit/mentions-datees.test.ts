import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { MENTIONS_DEVIS, mentionsAu } from '#domain/devis/devis'
import { MENTIONS_FACTURE, mentionsDeFacture } from '#domain/facturation/mentions'

const BASCULE = dateCivile(2027, 1, 1)

/** The same mentions, the one on VAT replaced from a day on. */
const apresLaLoi = <
  M extends { readonly code: string; readonly texte: string; readonly du: DateCivile; readonly au: DateCivile | null },
>(
  mentions: readonly M[],
): readonly M[] =>
  mentions.flatMap((mention) =>
    mention.code === 'tva'
      ? [
          { ...mention, au: plusJours(BASCULE, -1) },
          { ...mention, texte: 'Autre régime.', du: BASCULE },
        ]
      : [mention],
  )

const tva = (mentions: readonly { readonly code: string; readonly texte: string }[]): readonly string[] =>
  mentions.filter(({ code }) => code === 'tva').map(({ texte }) => texte)

const VEILLE = plusJours(BASCULE, -1)
const OBJET = { modalite: 'sur_place', typeTarif: 'forfait' } as const

describe('a mention that a later law replaces', () => {
  it('stays on the invoices of the days before', () => {
    const nouvelles = apresLaLoi(MENTIONS_FACTURE)
    expect(mentionsDeFacture(VEILLE, 'particulier', nouvelles).map(({ texte }) => texte)).toEqual(
      mentionsDeFacture(VEILLE, 'particulier').map(({ texte }) => texte),
    )
    expect(tva(mentionsDeFacture(BASCULE, 'particulier', nouvelles))).toEqual(['Autre régime.'])
  })

  it('stays on the quotes of the days before', () => {
    const nouvelles = apresLaLoi(MENTIONS_DEVIS)
    expect(mentionsAu(nouvelles, VEILLE, OBJET).map(({ texte }) => texte)).toEqual(
      mentionsAu(MENTIONS_DEVIS, VEILLE, OBJET).map(({ texte }) => texte),
    )
    expect(tva(mentionsAu(nouvelles, BASCULE, OBJET))).toEqual(['Autre régime.'])
  })
})
