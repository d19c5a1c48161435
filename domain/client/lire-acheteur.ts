import * as E from '#fp/Either'
import { cleanLine } from '#domain/shared/clean'
import { sansLien } from '#domain/shared/lien'
import { type Acheteur, PARTICULIER, RAISON_SOCIALE_MAX, type TypeClient } from './acheteur.ts'
import { parseSiren } from './siren.ts'

export type AcheteurSaisi = { readonly typeClient: TypeClient; readonly raisonSociale: string; readonly siren: string }

export type ErreursDAcheteur = Partial<Readonly<Record<'raisonSociale' | 'siren', string>>>

const parseRaisonSociale = (texte: string): E.Either<string, string> => {
  const nom = cleanLine(texte)
  if (nom === '') return E.left('Indiquez le nom de votre entreprise.')
  return nom.length <= RAISON_SOCIALE_MAX
    ? sansLien(E.right(nom))
    : E.left(`Le nom de l’entreprise est limité à ${RAISON_SOCIALE_MAX} caractères.`)
}

/** A professional needs a name and a SIREN; these fields are ignored for a consumer. */
export const lireAcheteur = (saisi: AcheteurSaisi): E.Either<ErreursDAcheteur, Acheteur> => {
  if (saisi.typeClient === 'particulier') return E.right(PARTICULIER)
  const [raisonSociale, siren] = [parseRaisonSociale(saisi.raisonSociale), parseSiren(saisi.siren)]
  if (E.isRight(raisonSociale) && E.isRight(siren)) {
    return E.right({ type: 'professionnel', raisonSociale: raisonSociale.right, siren: siren.right })
  }
  return E.left({
    ...(E.isLeft(raisonSociale) ? { raisonSociale: raisonSociale.left } : {}),
    ...(E.isLeft(siren) ? { siren: siren.left } : {}),
  })
}
