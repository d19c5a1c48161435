import type { ContenuCourriel } from '#application/courrier/lettre'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Bloc } from './bloc.ts'
import { html } from './html.ts'
import { page } from './layout.ts'
import { bandeauDeSpecimen, signature } from './signature.ts'

export type Redaction = {
  readonly sujet: string
  readonly titre: string
  /** What the list of mails shows after the subject. */
  readonly apercu: string
  readonly entreprise: Entreprise
  readonly blocs: readonly (Bloc | null)[]
}

/** A mail from its parts, those that have nothing to say left out. */
export const rediger = ({ sujet, titre, apercu, entreprise, blocs }: Redaction): ContenuCourriel => {
  const dits = blocs.filter((bloc) => bloc !== null)
  const lignes = dits.flatMap(({ texte }) => texte)
  return {
    sujet,
    texte: [
      ...bandeauDeSpecimen(entreprise),
      ...lignes.slice(0, lignes.findLastIndex((ligne) => ligne !== '') + 1),
      ...signature(entreprise),
      '',
    ].join('\n'),
    html: page({ titre, apercu, entreprise, contenu: html`${dits.map((bloc) => bloc.html)}` }),
  }
}
