import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LivresDeComptes } from '#application/ports/comptabilite-reader'
import type { PortFailure } from '#application/shared/port-failure'
import {
  type JoursB2c,
  joursB2c,
  noterEncaissements,
  noterPieces,
  periodeDeDeclaration,
} from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import type { Periode } from '#domain/comptabilite/periode'
import type {
  JourB2cExporte,
  LignesComptables,
  QuoiComptable,
  RecetteNumerotee,
  LotsDeLignes,
} from '../export/extraits.ts'
import { enRecette } from './lire-recettes.ts'
import { numeroteur } from './numeroter.ts'
import { plierLots } from './plier-lots.ts'

type PortsLivre = { readonly comptabilite: Pick<LivresDeComptes, 'ecritures' | 'piecesB2c'> }

const enRecettes = (lots: LotsDeLignes<Ecriture>): LotsDeLignes<RecetteNumerotee> => ({
  [Symbol.asyncIterator]: () => {
    const lecture = lots[Symbol.asyncIterator]()
    const numeroter = numeroteur()
    return {
      next: async () => {
        const lot = await lecture.next()
        return lot.done === true ? lot : { done: false, value: numeroter(lot.value.map(enRecette)) }
      },
      return: async () => {
        await lecture.return?.()
        return { done: true, value: undefined }
      },
    }
  },
})

const recettes = ({ comptabilite }: PortsLivre, periode: Periode) =>
  pipe(comptabilite.ecritures(periode), TE.map(enRecettes))

const unSeulLot = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  if (lignes.length > 0) yield lignes
}

const AUCUN: JoursB2c = new Map()

/** A year has at most 366 days: they are made whole before they are written. */
const b2c = (
  { comptabilite }: PortsLivre,
  periode: Periode,
): TE.TaskEither<PortFailure, LotsDeLignes<JourB2cExporte>> =>
  pipe(
    comptabilite.piecesB2c(periode),
    TE.flatMap(plierLots(AUCUN, noterPieces)),
    TE.flatMap((jours) => pipe(comptabilite.ecritures(periode), TE.flatMap(plierLots(jours, noterEncaissements)))),
    TE.map((jours) => unSeulLot(joursB2c(jours).map((un) => ({ ...un, periode: periodeDeDeclaration(un.jour) })))),
  )

/** The lines of a book in a stretch of time, read as they are asked for. */
export const ouvrirLivre = (
  ports: PortsLivre,
  quoi: QuoiComptable,
  periode: Periode,
): TE.TaskEither<PortFailure, LotsDeLignes<LignesComptables[QuoiComptable]>> =>
  quoi === 'recettes' ? recettes(ports, periode) : b2c(ports, periode)
