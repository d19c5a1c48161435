import * as E from '#fp/Either'
import * as t from 'io-ts'
import { estUnSiren } from '../entreprise/numero-siren.ts'
import { cleanLine, sansLien } from '../shared/clean.ts'
import { closedList, codecFrom } from '../shared/value.ts'

export const TypeClient = closedList(
  'TypeClient',
  ['particulier', 'professionnel'] as const,
  'Indiquez si vous êtes un particulier ou un professionnel.',
)

export type TypeClient = t.TypeOf<typeof TypeClient>

const Particulier = t.readonly(t.strict({ type: t.literal('particulier') }))

export type Siren = string & { readonly Siren: unique symbol }

export const parseSiren = (input: string): E.Either<string, Siren> => {
  const chiffres = input.replaceAll(/[\s.]/g, '')
  return estUnSiren(chiffres)
    ? E.right(chiffres as Siren)
    : E.left('Numéro SIREN inconnu\u00a0: ce sont les 9 chiffres de votre entreprise.')
}

export const Siren: t.Type<Siren, string> = codecFrom('Siren', parseSiren)

export const formaterSiren = (siren: string): string =>
  siren.trim().replace(/^(\d{3})[\s.]?(\d{3})[\s.]?(\d{3})$/, '$1\u00a0$2\u00a0$3')

const Professionnel = t.readonly(t.strict({ type: t.literal('professionnel'), raisonSociale: t.string, siren: Siren }))

export const Acheteur = t.union([Particulier, Professionnel])

export type Acheteur = t.TypeOf<typeof Acheteur>

export const PARTICULIER: Acheteur = { type: 'particulier' }

export const RAISON_SOCIALE_MAX = 120

export type AcheteurSaisi = { readonly typeClient: TypeClient; readonly raisonSociale: string; readonly siren: string }

export type ErreursDAcheteur = Partial<Readonly<Record<'raisonSociale' | 'siren', string>>>

const parseRaisonSociale = (texte: string): E.Either<string, string> => {
  const nom = cleanLine(texte)
  if (nom === '') return E.left('Indiquez le nom de votre entreprise.')
  return nom.length <= RAISON_SOCIALE_MAX
    ? sansLien(E.right(nom))
    : E.left(`Le nom de l’entreprise est limité à ${RAISON_SOCIALE_MAX} caractères.`)
}

/** A professional needs a business name and a SIREN. A consumer needs neither: these fields are then ignored. */
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
