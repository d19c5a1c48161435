import { tirerIdentifiant } from '#domain/shared/identifiant'
import { Estimation } from '#domain/tarification/estimation'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import { bytesOf, type Draw, drawPerson } from './draw.ts'
import { ESTIMATIONS } from './estimations.ts'
import type { Row } from './rows.ts'

/** Share of the estimates that the owner made on the telephone. */
const SHARE_TELEPHONE = 0.08

/** Share of the estimates that became an order. */
const SHARE_ORDERED = 0.25

/** Ids of estimates are none of those of orders and messages. */
const FIRST = 2 ** 28

/** One estimate, the `rang`-th of all; an order it may have become is given by its id. */
export const drawEstimation = (draw: Draw, rang: number, creeLe: Date, prestationId: string | null): Row => {
  const { codePostal, ville, nom, email, telephone } = drawPerson(draw, rang)
  const estimation = draw.among(ESTIMATIONS.get(ville) ?? [])
  const parTelephone = draw.happens(SHARE_TELEPHONE)
  const commandee = prestationId !== null && draw.happens(SHARE_ORDERED)
  return {
    id: tirerIdentifiant(creeLe, bytesOf(FIRST + rang)),
    cree_le: creeLe,
    source: parTelephone ? 'telephone' : 'site',
    estimation: Estimation.encode(estimation),
    demande: {
      choix: { serviceId: String(estimation.serviceId), serviceName: '', serviceDescription: '' },
      heures: null,
    },
    code_postal: codePostal,
    ville,
    nom: parTelephone ? nom : null,
    email: parTelephone ? email : null,
    telephone: parTelephone ? telephone : null,
    notes: '',
    commandee_le: commandee ? creeLe : null,
    prestation_id: commandee ? prestationId : null,
    recherche: clefDeRecherche([codePostal, ville, estimation.service]),
    appelant: parTelephone ? clefDeRecherche([nom, email, telephone]) : null,
  }
}
