import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { comptabiliteRoute, recettesRoute } from '#adapters/http/contract/routes/comptabilite'
import { lecture, useReponse } from '../serveur.ts'

export const comptabiliteQuery = (annee: number | null) =>
  queryOptions({
    queryKey: ['comptabilite', annee],
    queryFn: lecture(comptabiliteRoute, { query: { annee } }),
    placeholderData: keepPreviousData,
  })

/** The books of a year, of the present one with `null`. */
export const useComptabilite = (annee: number | null) => useReponse(useQuery(comptabiliteQuery(annee)))

export const recettesQuery = (annee: number, mois: number) =>
  queryOptions({
    queryKey: ['recettes', annee, mois],
    queryFn: lecture(recettesRoute, { query: { annee, mois } }),
    placeholderData: keepPreviousData,
  })

/** The book of receipts of a month, 1 to 12. */
export const useRecettes = (annee: number, mois: number) => useReponse(useQuery(recettesQuery(annee, mois)))
