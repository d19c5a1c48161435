import { euros, type Montant } from '#domain/shared/montant'

const sansEspaces = (texte: string): string => texte.replaceAll(/[\s\u00a0\u202f]/g, '')

/** A number of at least zero as people write it, `12,5` or `1 200`, with so many decimals at most; `null` for anything else. */
export const lireNombre = (texte: string, decimales = 2): number | null => {
  const [, entiers = '', apres = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(sansEspaces(texte)) ?? []
  return entiers === '' || apres.length > decimales ? null : Number(`${entiers}.${apres}`)
}

/** An amount in euros with at most two decimals, `12,50` or `12,50 €`; `null` for anything else. */
export const lireMontant = (texte: string): Montant | null => {
  const nombre = lireNombre(sansEspaces(texte).replace(/€$/, ''))
  return nombre === null ? null : euros(nombre)
}

/** As one types it back: `12,50`. */
export const ecrireMontant = (montant: Montant): string => (montant / 100).toFixed(2).replace('.', ',')
