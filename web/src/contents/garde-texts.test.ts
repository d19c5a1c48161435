import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { RaisonDeConservation } from '#domain/conservation/motif'
import { gardesTexte, gardeTexte, REGISTRES_DU_CLIENT_TEXTE, REGISTRES_TEXTE } from './garde-texts.ts'

const garder = (...raisons: readonly RaisonDeConservation[]) => ({
  reference: 'PREST-AAAAAA',
  jusquAu: '2036-12-31' as DateCivile,
  raisons,
})

const plat = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('what an erasure leaves', () => {
  it('names of an invoice the law of invoices, and no contract', () => {
    expect(plat(gardeTexte(garder('facture')))).toBe(
      'La facture de PREST-AAAAAA, jusqu’au 31 décembre 2036 : une facture se garde 10 ans (Code de commerce, art. L. 123-22). Elle n’est plus liée à un compte.',
    )
  })

  it('names of a contract the amount from which it is kept', () => {
    expect(plat(gardeTexte(garder('contrat')))).toBe(
      'Le contrat de PREST-AAAAAA, jusqu’au 31 décembre 2036 : un contrat conclu en ligne se garde 10 ans à partir de 120,00 € (Code de la consommation, art. L. 213-1). Il n’est plus lié à un compte.',
    )
  })

  it('names both when both are kept', () => {
    const texte = plat(gardeTexte(garder('facture', 'contrat')))
    expect(texte).toMatch(/^La facture et le contrat de PREST-AAAAAA, .*L\. 123-22.*L\. 213-1.*Ils ne sont plus liés/)
  })

  it('says once it is done what stays of each, and never that nothing does', () => {
    expect(plat(gardesTexte([garder('facture')]))).toBe(
      'La loi oblige à garder à part, sans compte : la facture de PREST-AAAAAA.',
    )
    expect(gardesTexte([])).not.toMatch(/^rien/i)
    expect(REGISTRES_TEXTE).toMatch(/livre des recettes.*rétractation/)
  })

  it('speaks of the books to the client, and to the business about the client', () => {
    expect(plat(REGISTRES_TEXTE)).toMatch(/vos règlements .* avec votre nom .* vos déclarations/)
    expect(plat(REGISTRES_DU_CLIENT_TEXTE)).toMatch(/ses règlements .* avec son nom .* ses déclarations/)
  })
})
