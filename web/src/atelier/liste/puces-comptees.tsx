import { keepPreviousData, type QueryFunctionContext, type QueryKey, useQueries } from '@tanstack/react-query'
import { useParametres } from '../parametres.ts'
import { Puces } from './filtres.tsx'
import { PREMIERE_PAGE } from './use-pagination.ts'

type Compte = {
  readonly queryKey: QueryKey
  readonly queryFn: (contexte: Pick<QueryFunctionContext, 'signal'>) => Promise<{ readonly total: number }>
}

type Props<V extends string> = {
  readonly nom: string
  readonly parametre: string
  /** The first one leaves nothing out: an empty text. */
  readonly choix: readonly { readonly valeur: V | ''; readonly nom: string }[]
  readonly choisie: V | null
  /** How many a choice would leave, of what is searched. */
  readonly compte: (valeur: V | null) => Compte
}

const OPTIONS = {
  placeholderData: keepPreviousData,
  select: ({ total }: { readonly total: number }): number => total,
} as const

/** Choices of a filter, each with how many of what is searched it leaves. */
export const PucesComptees = <V extends string>({ nom, parametre, choix, choisie, compte }: Props<V>) => {
  const { adresse } = useParametres()
  const comptes = useQueries({
    queries: choix.map(({ valeur }) => ({ ...OPTIONS, ...compte(valeur === '' ? null : valeur) })),
  })
  return (
    <Puces
      nom={nom}
      puces={choix.map(({ valeur, nom: dit }, rang) => ({
        nom: dit,
        to: adresse({ ...PREMIERE_PAGE, [parametre]: valeur }),
        choisie: (choisie ?? '') === valeur,
        nombre: comptes[rang]?.data,
      }))}
    />
  )
}
