import { json } from '#adapters/http/contract/route'
import { type Quoi, exporterCsvRoute, exporterJsonRoute } from '#adapters/http/contract/routes/diagnostics'
import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../api/call.ts'
import { type CallFailure, readReply } from '../../api/reply.ts'
import { withSession } from '../../features/session/call-with-session.ts'
import { type Fichier, enregistrer } from '../../features/telechargement/enregistrer.ts'
import { nomDeFichier } from '../../features/telechargement/nom-de-fichier.ts'
import * as t from 'io-ts'
import * as E from '#fp/Either'

export type Format = 'csv' | 'json'

export type DemandeDExport = {
  readonly quoi: Quoi
  readonly format: Format
  readonly signal: AbortSignal
  /** Bytes that have come so far. */
  readonly surProgres: (octets: number) => void
}

const COUPE: E.Either<CallFailure, never> = E.left({ _tag: 'Reseau' })

/** Bytes between two words about the progress. */
const PAS = 200_000

/** The whole file, in the pieces in which it came: joined only by whoever keeps it. */
const lireCorps = async (
  corps: ReadableStream<Uint8Array<ArrayBuffer>>,
  surProgres: (octets: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const morceaux: Uint8Array<ArrayBuffer>[] = []
  let [octets, dit] = [0, 0]
  for await (const morceau of enMorceaux(corps)) {
    morceaux.push(morceau)
    octets += morceau.length
    if (octets - dit < PAS) continue
    dit = octets
    surProgres(octets)
  }
  return morceaux
}

/** Not every browser iterates over a stream by itself. */
async function* enMorceaux(corps: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const lecteur = corps.getReader()
  for (let lu = await lecteur.read(); !lu.done; lu = await lecteur.read()) yield lu.value
}

const refus = async (reponse: Response): Promise<E.Either<CallFailure, never>> =>
  E.flatMap(() => COUPE)(readReply(json(t.unknown), reponse.status, await reponse.text()))

const telecharger = async (
  { quoi, format, signal, surProgres }: DemandeDExport,
  token: string | null,
): Promise<E.Either<CallFailure, Fichier>> => {
  const adresse = addressOf(format === 'csv' ? exporterCsvRoute : exporterJsonRoute, { params: { quoi } })
  try {
    const reponse = await fetch(adresse, { headers: { authorization: `Bearer ${token ?? ''}` }, signal })
    if (!reponse.ok || reponse.body === null) return await refus(reponse)
    const contenu = new Blob(await lireCorps(reponse.body, surProgres), {
      type: reponse.headers.get('content-type') ?? '',
    })
    return E.right({ nom: nomDeFichier(reponse.headers.get('content-disposition'), `${quoi}.${format}`), contenu })
  } catch {
    return COUPE
  }
}

/** An export, read while it is written, in the name of whoever is logged in. A file that was cut is no file. */
export const lireExport = (demande: DemandeDExport): Promise<E.Either<CallFailure, Fichier>> =>
  withSession((token) => telecharger(demande, token))()

/** One export at a time: how it is going, or how it ended. */
export type EtatDExport =
  | { readonly genre: 'repos' }
  | { readonly genre: 'cours'; readonly quoi: Quoi; readonly format: Format; readonly octets: number }
  | { readonly genre: 'fini'; readonly nom: string }
  | { readonly genre: 'arrete' }
  | { readonly genre: 'echec' }

export type Export = {
  readonly etat: EtatDExport
  readonly exporter: (quoi: Quoi, format: Format) => Promise<void>
  readonly arreter: () => void
}

/** Leaving the tab's page stops what was coming. */
export const useExport = (): Export => {
  const [etat, setEtat] = useState<EtatDExport>({ genre: 'repos' })
  const coupure = useRef<AbortController | null>(null)
  useEffect(() => () => coupure.current?.abort(), [])
  const exporter = async (quoi: Quoi, format: Format): Promise<void> => {
    const arret = new AbortController()
    coupure.current = arret
    setEtat({ genre: 'cours', quoi, format, octets: 0 })
    const surProgres = (octets: number): void => setEtat({ genre: 'cours', quoi, format, octets })
    const fichier = await lireExport({ quoi, format, signal: arret.signal, surProgres })
    if (arret.signal.aborted) return setEtat({ genre: 'arrete' })
    if (E.isLeft(fichier)) return setEtat({ genre: 'echec' })
    enregistrer(fichier.right)
    setEtat({ genre: 'fini', nom: fichier.right.nom })
  }
  return { etat, exporter, arreter: () => coupure.current?.abort() }
}
