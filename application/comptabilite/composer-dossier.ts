import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ecrireExtrait } from '#application/export/ecrire-extrait'
import type { LignesEcrites, QuoiEcrit } from '#application/export/extraits-comptables'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { Ports } from '#application/ports/ports'
import type { FichierEnFlux } from '#application/ports/zip-writer'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { ouvrirLivre } from './ouvrir-livre.ts'

type PortsDossier = Pick<Ports, 'clock' | 'comptabilite' | 'exportReader' | 'exportWriter' | 'zip'>

export type DemandeDeDossier = { readonly session: Session; readonly annee: number }

/** A name to save it under, and its bytes in the pieces in which they are made. */
export type DossierDeLAnnee = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array> }

/** In the middle of an archive a failure can only break it off. */
const lire = async <A>(task: TE.TaskEither<PortFailure, A>): Promise<A> => {
  const lu = await task()
  if (E.isLeft(lu)) throw lu.left.cause
  return lu.right
}

const enCsv = async function* <Q extends QuoiEcrit>(
  ports: PortsDossier,
  quoi: Q,
  ouvrir: TE.TaskEither<PortFailure, LotsDeLignes<LignesEcrites[Q]>>,
): AsyncGenerator<string> {
  yield* ecrireExtrait(ports, { quoi, format: 'csv' }, await lire(ouvrir))
}

const deLAnnee = async function* <L extends { readonly numero: string }>(
  lots: LotsDeLignes<L>,
  annee: number,
): AsyncGenerator<readonly L[], void, undefined> {
  for await (const lot of lots) yield lot.filter(({ numero }) => numero.split('-')[1] === String(annee))
}

const unSeul = async function* (contenu: Uint8Array): AsyncGenerator<Uint8Array> {
  yield contenu
}

/** Opened one after the other, each when the one before is in the archive. */
const fichiers = async function* (ports: PortsDossier, annee: number): AsyncGenerator<FichierEnFlux> {
  const periode = periodeDeLAnnee(annee)
  for (const quoi of ['recettes', 'b2c'] as const) {
    yield { nom: `${quoi}-${annee}.csv`, contenu: enCsv(ports, quoi, ouvrirLivre(ports, quoi, periode)) }
  }
  const factures = pipe(
    ports.exportReader.ouvrir('factures'),
    TE.map((lots) => deLAnnee(lots, annee)),
  )
  yield { nom: `factures-${annee}.csv`, contenu: enCsv(ports, 'factures', factures) }
  for await (const lot of await lire(ports.comptabilite.pdfs(periode))) {
    for (const { numero, pdf } of lot) yield { nom: `documents/${numero}.pdf`, contenu: unSeul(pdf) }
  }
}

/** Everything that an accountant asks for at the end of a year, in one archive written while it is read. */
export const composerDossier =
  (ports: PortsDossier) =>
  ({ session, annee }: DemandeDeDossier): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, DossierDeLAnnee> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.map(() => ({
        nom: `comptabilite-${annee}.zip`,
        contenu: ports.zip.enFlux(fichiers(ports, annee), ports.clock.maintenant()),
      })),
    )
