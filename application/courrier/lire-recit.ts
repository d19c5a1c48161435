import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import type { SituationDeFacture } from '#application/ports/mail-templates'
import type {
  CourrierDeCommande,
  CourrierDeFacture,
  CourrierDeMessage,
  CourrierDeRetractation,
  CourrierDeStatut,
  CourrierReserve,
} from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { especesPossibles } from '#domain/facturation/acomptes-deduits'
import { type FactureDAcompteSuivie, resteDeLAcompte } from '#domain/facturation/facture-d-acompte-suivie'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { corrigeUnAcompte, type Piece } from '#domain/facturation/piece'
import { estEntierementCreditee, type FactureSuivie, solde } from '#domain/facturation/reglement'
import type { Fil } from '#domain/message/fil'
import type { PrestationId } from '#domain/prestation/reference'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { argentTenu } from '#domain/retractation/argent-du-contrat'
import { centimes, type Montant } from '#domain/shared/montant'
import { lireAvenant } from './lire-avenant.ts'
import { lireHistoire, lirePrestation } from './lire-prestation.ts'
import { lireReinitialisation } from './lire-reinitialisation.ts'
import { lireRendezVous } from './lire-rendez-vous.ts'
import type {
  CommandeRetractee,
  Recit,
  RecitDeCommande,
  RecitDeFacture,
  RecitDeMessage,
  RecitDeRetractation,
} from './recit.ts'

type Lecture<A> = TE.TaskEither<PortFailure, O.Option<A>>

const situationDe = (suivie: FactureSuivie): SituationDeFacture => ({
  solde: solde(suivie),
  especes: especesPossibles(suivie.reglements, solde(suivie)),
  annulee: estEntierementCreditee(suivie),
})

/** It was paid before it was issued, and what went back of it before its credit note. */
const situationDAcompte = (suivie: FactureDAcompteSuivie): SituationDeFacture => ({
  solde: centimes(0),
  especes: centimes(0),
  annulee: resteDeLAcompte(suivie) <= 0,
})

/** The invoice for a deposit that a document is, or corrects; `null` of any other document. */
const factureDAcompteDe = (piece: Piece): NumeroPiece | null => {
  if (piece.genre === 'acompte') return piece.numero
  return piece.genre === 'avoir' && corrigeUnAcompte(piece) ? piece.facture.numero : null
}

const lireSituation =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (piece: Piece): Lecture<SituationDeFacture> => {
    const numero = factureDAcompteDe(piece)
    if (numero === null) return pipe(factures.parNumero(piece.numero), TE.map(O.map(situationDe)))
    return pipe(
      factures.facturesDAcompte(piece.prestationId),
      TE.map((suivies) => O.fromNullable(suivies.find(({ facture }) => facture.numero === numero))),
      TE.map(O.map(situationDAcompte)),
    )
  }

/** A document with the bytes that were kept, where its order now sends its mails, and what is owed when this one leaves. */
const lirePiece =
  (ports: Pick<Ports, 'factures' | 'prestations'>) =>
  ({ genre, prestationId, numero }: CourrierDeFacture): Lecture<RecitDeFacture> =>
    pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.bind('fichier', () => ports.factures.fichier(numero)),
      TE.bind('situation', ({ fichier }) =>
        O.isNone(fichier) ? TE.right(O.none) : lireSituation(ports)(fichier.value.piece),
      ),
      TE.map(({ fichier, situation, prestation: { contact } }) => {
        if (O.isNone(fichier) || O.isNone(situation)) return O.none
        const { piece, pdf } = fichier.value
        return O.some({ genre, email: contact.email, piece, pdf, ...situation.value })
      }),
    )

const commandeDe = ({ dossier, evenements }: Suivi): CommandeRetractee => ({
  prestation: dossier.prestation,
  dejaConvenue: evenements.some(({ fait }) => fait.genre === 'date_acceptee'),
})

const tenuDe = ({ factures }: Pick<Ports, 'factures'>, id: PrestationId | null): TE.TaskEither<PortFailure, Montant> =>
  id === null
    ? TE.right(centimes(0))
    : pipe(
        TE.Do,
        TE.bind('factures', () => factures.dePrestation(id)),
        TE.bind('acomptes', () => factures.acomptes(id)),
        TE.map(argentTenu),
      )

/** What was declared and decided, and its order as long as there is one: calendars need it, and what it holds of money. */
const lireRetractation =
  ({ factures, prestations }: Pick<Ports, 'factures' | 'prestations'>) =>
  ({ genre, recu }: CourrierDeRetractation): TE.TaskEither<PortFailure, RecitDeRetractation> =>
    pipe(
      TE.Do,
      TE.bind('suivi', () => (recu.prestationId === null ? TE.right(O.none) : prestations.suivi(recu.prestationId))),
      TE.bind('tenu', () => tenuDe({ factures }, recu.prestationId)),
      TE.map(({ suivi, tenu }) => ({ genre, recu, commande: O.toNullable(O.map(commandeDe)(suivi)), tenu })),
    )

const manque = (quoi: string): E.Either<PortFailure, never> =>
  E.left(portFailure('messages')(`the ${quoi} of a mail is missing`))

const raconter =
  ({ genre, reponseId }: CourrierDeMessage) =>
  (fil: Fil): E.Either<PortFailure, RecitDeMessage> => {
    const reponse = fil.reponses.find(({ id }) => id === reponseId) ?? null
    if (reponse !== null) return E.right({ genre, fil, reponse })
    return genre === 'message_entreprise' && reponseId === null
      ? E.right({ genre, fil, reponse: null })
      : manque('answer')
  }

/** The thread that a mail is about, and which of its texts it brings. */
const lireMessage =
  ({ messages }: Pick<Ports, 'messages'>) =>
  (courrier: CourrierDeMessage): TE.TaskEither<PortFailure, RecitDeMessage> =>
    pipe(
      messages.parId(courrier.messageId),
      TE.flatMapOption(
        (trouve) => trouve,
        () => portFailure('messages')('the message of a mail is missing'),
      ),
      TE.flatMapEither(raconter(courrier)),
    )

type PortsLire = Pick<
  Ports,
  'clock' | 'randomness' | 'keyedHash' | 'comptes' | 'devis' | 'prestations' | 'messages' | 'factures'
>

const secret = (
  ports: PortsLire,
  { ouvreCompte, clientId }: CourrierDeCommande,
): TE.TaskEither<PortFailure, MotDePasseTemporaire | null> =>
  ouvreCompte ? ouvrirCompte(ports)(clientId) : TE.right(null)

const lireCommande =
  (ports: PortsLire) =>
  (courrier: CourrierDeCommande): TE.TaskEither<PortFailure, RecitDeCommande> => {
    const { genre } = courrier
    return pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(courrier.prestationId)),
      TE.bind('motDePasse', () => secret(ports, courrier)),
      TE.map(({ prestation, motDePasse }) =>
        genre === 'commande_client' ? { genre, prestation, motDePasse } : { genre, prestation },
      ),
    )
  }

const lireStatut =
  (ports: PortsLire) =>
  ({ genre, prestationId, changement }: CourrierDeStatut): TE.TaskEither<PortFailure, Recit> =>
    pipe(
      lireHistoire(ports)(prestationId),
      TE.map(({ dossier, evenements }) => ({
        genre,
        prestation: dossier.prestation,
        changement,
        situation: situationDuDossier(dossier, evenements, ports.clock.maintenant()),
      })),
    )

/**
 * What a mail is about, as the database says it now; the secret of an account is drawn here. None when the mail has
 * nothing left to tell.
 */
export const lireRecit =
  (ports: PortsLire) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, O.Option<Recit>> => {
    switch (courrier.genre) {
      case 'commande_client':
      case 'commande_entreprise':
        return pipe(lireCommande(ports)(courrier), TE.map(O.some))
      case 'message_entreprise':
      case 'reponse_message':
        return pipe(lireMessage(ports)(courrier), TE.map(O.some))
      case 'reinitialisation':
      case 'nouvelle_adresse':
        return lireReinitialisation(ports)(courrier)
      case 'ancienne_adresse':
        return TE.right(O.some({ genre: courrier.genre, email: courrier.email }))
      case 'statut_client':
        return pipe(lireStatut(ports)(courrier), TE.map(O.some))
      case 'facture_client':
        return lirePiece(ports)(courrier)
      case 'effacement_entreprise':
        return TE.right(O.some(courrier))
      case 'avenant_client':
      case 'avenant_entreprise':
        return lireAvenant(ports)(courrier)
      case 'retractation_client':
      case 'retractation_entreprise':
        return pipe(lireRetractation(ports)(courrier), TE.map(O.some))
      case 'date_client':
      case 'reponse_client':
      case 'reponse_entreprise':
      case 'rappel_client':
      case 'annulation_client':
      case 'annulation_entreprise':
        return lireRendezVous(ports)(courrier)
    }
  }
