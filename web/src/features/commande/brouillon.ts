import * as t from 'io-ts'
import * as E from '#fp/Either'
import { Estimation } from '#domain/tarification/estimation'
import { Confirmation } from './confirmation.ts'
import { conseilTelephone } from './conseil-telephone.ts'
import { Envoi } from './envoi.ts'
import { estimee, type Etat, formulaire } from './etat.ts'
import { Saisie } from './saisie.ts'
import { verifierSaisie } from './verifier-saisie.ts'

/** Raised when the shape changes: an older draft is then dropped rather than misread. */
const VERSION = 4

/** The order in progress, as the browser keeps it for the time of the tab. */
const Brouillon = t.readonly(
  t.strict({
    version: t.literal(VERSION),
    saisie: Saisie,
    origine: t.union([t.string, t.null]),
    estimation: t.union([Estimation, t.null]),
    estimationId: t.union([t.string, t.null]),
    envois: t.readonlyArray(Envoi),
  }),
)

const parseJson = (texte: string | null): unknown => {
  try {
    return JSON.parse(texte ?? '')
  } catch {
    return null
  }
}

/** Text to keep for a state, or `null` when there is nothing left to keep. */
export const ecrireBrouillon = (etat: Etat): string | null => {
  if (etat.etape === 'commande') return null
  const { saisie, origine, envois } = etat
  const { estimation, estimationId } = etat.etape === 'estimation' ? etat : { estimation: null, estimationId: null }
  return JSON.stringify(Brouillon.encode({ version: VERSION, saisie, origine, estimation, estimationId, envois }))
}

/** The state of a kept text; an estimate comes back only with a form that still passes every rule. */
export const lireBrouillon = (texte: string | null): Etat | null => {
  const brouillon = Brouillon.decode(parseJson(texte))
  if (E.isLeft(brouillon)) return null
  const { estimation, estimationId, saisie } = brouillon.right
  return estimation === null || E.isLeft(verifierSaisie(saisie))
    ? formulaire(brouillon.right)
    : { ...estimee(brouillon.right, estimation, conseilTelephone(saisie.telephone) !== null), estimationId }
}

export const ecrireConfirmation = (confirmation: Confirmation): string =>
  JSON.stringify(Confirmation.encode(confirmation))

export const lireConfirmation = (texte: string | null): Confirmation | null => {
  const confirmation = Confirmation.decode(parseJson(texte))
  return E.isRight(confirmation) ? confirmation.right : null
}
