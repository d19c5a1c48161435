import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-session'
import { telechargerConditions, nomDeDevis } from '#application/prestation/telecharger-devis'
import { coderDevis } from '#application/facturation/verifier-document'
import type { PieceJointe } from '#application/ports/mailer'
import type { PortFailure } from '#application/shared/port-failure'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Devis } from '#domain/devis/devis'
import { type DevisComplet, devisDePrestation, exigerMentions } from '#domain/devis/devis-complet'
import type { Prestation } from '#domain/prestation/prestation'
import { type Lectures, lirePrestation, type PortsLire, pourLEntreprise, pourUnePersonne } from './lettre.ts'

export type RecitsDeCommande = {
  readonly commande_client: {
    readonly prestation: Prestation
    readonly motDePasse: MotDePasseTemporaire | null
    readonly devisJoint: boolean
  }
  readonly commande_entreprise: {
    readonly prestation: Prestation
    readonly manquantes: readonly string[]
  }
}

const dessiner =
  ({ documents, hasher }: PortsLire) =>
  (devis: DevisComplet): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
    pipe(
      documents.devisPdf(coderDevis(hasher)(devis)),
      TE.map((contenu) => [{ nom: `${nomDeDevis(devis)}.pdf`, type: 'application/pdf', contenu }]),
    )

/** The quote as an attachment; none if it lacks a mandatory mention: the mail then leaves without it. */
export const joindreDevis = (ports: PortsLire, devis: Devis): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
  pipe(
    exigerMentions(devis),
    E.match(() => TE.right([]), dessiner(ports)),
  )

const secretDe = (
  ports: PortsLire,
  clientId: string,
  ouvreCompte: boolean,
): TE.TaskEither<PortFailure, MotDePasseTemporaire | null> =>
  ouvreCompte ? ouvrirCompte(ports)(clientId) : TE.right(null)

export const LECTURES_DE_COMMANDE: Lectures<RecitsDeCommande> = {
  // Attaches the accepted quote and the terms of that day: the contract on a durable medium (Code de la consommation, L. 221-13).
  commande_client: (ports, { prestationId, clientId, ouvreCompte }) =>
    pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.bind('motDePasse', () => secretDe(ports, clientId, ouvreCompte)),
      TE.bind('devis', ({ prestation }) => joindreDevis(ports, devisDePrestation(prestation, ports.entreprise))),
      TE.bind('conditions', telechargerConditions(ports)),
      TE.map(({ prestation, motDePasse, devis, conditions }) => {
        const fichiers = [...devis, { ...conditions, type: 'application/pdf' }]
        const recit = { prestation, motDePasse, devisJoint: devis.length > 0 }
        return O.some({ ...pourUnePersonne(ports, prestation.contact.email, fichiers), recit })
      }),
    ),
  commande_entreprise: (ports, { prestationId }) =>
    pipe(
      lirePrestation(ports)(prestationId),
      TE.map((prestation) => {
        const devis = exigerMentions(devisDePrestation(prestation, ports.entreprise))
        const recit = { prestation, manquantes: E.isLeft(devis) ? devis.left.mentions : [] }
        return O.some({ ...pourLEntreprise(ports, prestation.contact.email), recit })
      }),
    ),
}
