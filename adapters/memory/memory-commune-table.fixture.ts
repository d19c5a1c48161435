import type { CommunesDeFrance } from '#domain/zone/commune'
import { type Commune, departementDe, nomNu } from '#domain/zone/commune'

/** A commune of one postcode; `centre` is `null` far from the base. */
export type CommuneDeTest = Pick<Commune, 'nom' | 'centre'> & Partial<Commune> & { readonly codePostal: string }

export const makeMemoryCommuneTable = (
  connues: readonly CommuneDeTest[] = [],
  departementsTropLoin: readonly string[] = [],
): CommunesDeFrance => ({
  lire: (codePostal) => ({
    communes: connues
      .filter((connue) => connue.codePostal === codePostal)
      .map(({ nom, autresNoms = [], centre }) => ({ nom, autresNoms, centre })),
    departementTropLoin: departementsTropLoin.includes(departementDe(codePostal)),
  }),
  departementsDuNom: (ville) =>
    connues
      .filter(({ nom, autresNoms = [] }) => [nom, ...autresNoms].map(nomNu).includes(nomNu(ville)))
      .map(({ codePostal }) => departementDe(codePostal)),
})
