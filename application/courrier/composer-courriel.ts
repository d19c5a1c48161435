import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { coderDevis } from '#application/facturation/coder-document'
import type { Courriel, PieceJointe } from '#application/ports/mailer'
import { cleDevis } from '#application/prestation/cle-devis'
import { nomDeDevis } from '#application/prestation/telecharger-devis'
import { calendriersDeDossier, type DemandeDeCalendrier } from '#application/rendez-vous/calendrier-de-dossier'
import { jetonDeDate } from '#application/rendez-vous/jeton-de-date'
import type { PortFailure } from '#application/shared/port-failure'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Devis } from '#domain/devis/devis'
import { type DevisComplet, exigerMentions } from '#domain/devis/devis-complet'
import { devisDePrestation, devisDeVersion } from '#domain/devis/devis-de-prestation'
import { Reference } from '#domain/prestation/reference'
import { POUR_L_ENTREPRISE } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { domaineDe, type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type {
  Recit,
  RecitDAvenant,
  RecitDeCommande,
  RecitDeCompte,
  RecitDeFacture,
  RecitDeMessage,
  RecitDeRendezVous,
  RecitDeRetractation,
  RecitDeStatut,
} from './recit.ts'

type PortsJoindre = Pick<PortsComposer, 'devisRenderer' | 'keyedHash'>

const dessiner =
  ({ devisRenderer, keyedHash }: PortsJoindre) =>
  (devis: DevisComplet): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
    pipe(
      devisRenderer.pdf(coderDevis(keyedHash)(devis)),
      TE.map((contenu) => [{ nom: `${nomDeDevis(devis)}.pdf`, type: 'application/pdf', contenu }]),
    )

/** A quote as a file of a mail; none while it lacks a mention: a mail leaves without it rather than not at all. */
const joindreDevis =
  (ports: PortsJoindre) =>
  (devis: Devis): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
    pipe(
      exigerMentions(devis),
      E.match(() => TE.right([]), dessiner(ports)),
    )

type PourLeClient = Extract<RecitDeCommande, { readonly genre: 'commande_client' }>

/** With the quote that was accepted and the terms of the day: the contract on a durable medium (Code de la consommation, L. 221-13). */
const pourLeClient = (
  ports: PortsComposer,
  courrierId: string,
  { prestation, motDePasse }: PourLeClient,
): TE.TaskEither<PortFailure, Courriel> =>
  pipe(
    TE.Do,
    TE.bind('devis', () => joindreDevis(ports)(devisDePrestation(prestation, ports.entreprise))),
    TE.bind('conditions', telechargerConditions(ports)),
    TE.map(({ devis, conditions }) => ({
      ...ports.templates.commandeClient(prestation, ports.entreprise, motDePasse, devis.length > 0),
      ...pourUnePersonne(ports, courrierId, prestation.contact.email),
      piecesJointes: [...devis, { ...conditions, type: 'application/pdf' }],
    })),
  )

/** The mails of an order: to the client with the quote and the terms, to the business. */
const composerCommande =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCommande): TE.TaskEither<PortFailure, Courriel> => {
    if (recit.genre === 'commande_client') return pourLeClient(ports, courrierId, recit)
    const { templates, entreprise } = ports
    const { prestation } = recit
    const devis = exigerMentions(devisDePrestation(prestation, entreprise))
    const manquantes = E.isLeft(devis) ? devis.left.mentions : []
    return TE.right({
      ...templates.commandeEntreprise(prestation, entreprise, manquantes),
      ...pourLEntreprise(ports, courrierId, prestation.contact.email),
    })
  }

/** What takes visits of an erased account out of the calendar of the business; a CANCEL is about one entry (RFC 5546, 3.2.5). */
const joindreAnnulations = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  visites: readonly VisiteEffacee[],
): readonly PieceJointe[] =>
  visites.map(({ prestationId, reference, sequence, debut, fin }, rang) => ({
    nom: rang === 0 ? 'annulation.ics' : `annulation-${rang + 1}.ics`,
    type: 'text/calendar; method=CANCEL; charset=utf-8',
    contenu: ics({
      methode: 'CANCEL',
      ecritLe: clock.maintenant(),
      entrees: [
        {
          uid: `${prestationId}@${domaineDe(expediteur)}`,
          sequence,
          debut: new Date(debut),
          fin: new Date(fin),
          statut: 'CANCELLED',
          titre: `Visite annulée – ${reference}`,
          description: reference,
          lieu: '',
          organisateur: { nom: entreprise.nom, email: entreprise.email },
          participant: null,
        },
      ],
    }),
  }))

type Contenu = Pick<DemandeDeCalendrier, 'annonce' | 'prestation' | 'pour' | 'dejaConvenue'>

/** The calendar files of an announcement, as mails bring them. */
const joindreCalendriers = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  contenu: Contenu,
): readonly PieceJointe[] =>
  calendriersDeDossier({
    ...contenu,
    entreprise,
    domaine: domaineDe(expediteur),
    ecritLe: clock.maintenant(),
  }).map(({ nom, calendrier }) => ({
    nom,
    type: `text/calendar; method=${calendrier.methode}; charset=utf-8`,
    contenu: ics(calendrier),
  }))

/** The visit of an order that was erased before its mail left: a calendar that never had it drops nothing. */
const visitesPerdues = ({ annonce, prestationId, reference }: RecuDeRetractation): readonly VisiteEffacee[] => {
  const [date] = annonce?.retirees ?? []
  const lue = Reference.decode(reference)
  if (annonce === null || date === undefined || prestationId === null || E.isLeft(lue)) return []
  const { debut, fin } = date
  return [{ prestationId, reference: lue.right, sequence: annonce.sequence, debut, fin }]
}

/** The mails of a declaration of withdrawal: its receipt, and what the business has to do. */
const composerRetractation =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRetractation): Courriel => {
    const { genre, recu, commande, tenu } = recit
    const { annonce } = recu
    const pour = genre === 'retractation_entreprise' ? 'entreprise' : 'client'
    const enveloppe =
      pour === 'entreprise'
        ? pourLEntreprise(ports, courrierId, recu.email)
        : pourUnePersonne(ports, courrierId, recu.email)
    const joindre = (): readonly PieceJointe[] => {
      // None when no date had been put into calendars.
      if (annonce === null) return []
      if (commande !== null) return joindreCalendriers(ports, { annonce, ...commande, pour })
      return pour === 'entreprise' ? joindreAnnulations(ports, visitesPerdues(recu)) : []
    }
    return {
      ...ports.templates.retractation(genre, recu, ports.entreprise, tenu),
      ...enveloppe,
      piecesJointes: joindre(),
    }
  }

/** The mails about an appointment, with their calendar files; a reminder changes no calendar. */
const composerRendezVous =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRendezVous): Courriel => {
    const { keyedHash, entreprise, clock } = ports
    const { genre, prestation, annonce, rendue, recu, situation, dejaConvenue } = recit
    const { email } = prestation.contact
    const pour = POUR_L_ENTREPRISE.includes(genre) ? 'entreprise' : 'client'
    const enveloppe =
      pour === 'entreprise' ? pourLEntreprise(ports, courrierId, email) : pourUnePersonne(ports, courrierId, email)
    const contenu = ports.templates.rendezVous(genre, {
      prestation,
      annonce,
      rendue,
      recu,
      situation,
      entreprise,
      jetonDe: (id) => jetonDeDate(keyedHash, { id, email }),
      cleDevis: cleDevis(keyedHash, prestation),
      instant: clock.maintenant(),
    })
    const piecesJointes =
      genre === 'rappel_client' ? [] : joindreCalendriers(ports, { annonce, prestation, pour, dejaConvenue })
    return { ...contenu, ...enveloppe, piecesJointes }
  }

/** The mails about another quote: to the client with the quote itself, to the business. */
const composerAvenant =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDAvenant): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, keyedHash, entreprise } = ports
    const { genre, prestation, version, versions } = recit
    const { email } = prestation.contact
    const matiere = { ...recit, entreprise, cle: cleDevis(keyedHash, prestation) }
    if (genre === 'avenant_entreprise') {
      const contenu = templates.avenant(genre, { ...matiere, devisJoint: false })
      return TE.right({ ...contenu, ...pourLEntreprise(ports, courrierId, email) })
    }
    return pipe(
      joindreDevis(ports)(devisDeVersion(prestation, version, versions, entreprise)),
      TE.map((piecesJointes) => ({
        ...templates.avenant(genre, { ...matiere, devisJoint: piecesJointes.length > 0 }),
        ...pourUnePersonne(ports, courrierId, email),
        piecesJointes,
      })),
    )
  }

/** The mails of a thread: each text goes to whoever has not written it. */
const composerMessage =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeMessage): Courriel => {
    const { templates, entreprise } = ports
    const { email } = recit.fil.message
    return recit.genre === 'message_entreprise'
      ? {
          ...templates.messageEntreprise(recit.fil, recit.reponse, entreprise),
          ...pourLEntreprise(ports, courrierId, email),
        }
      : {
          ...templates.reponseMessage(recit.fil, recit.reponse, entreprise),
          ...pourUnePersonne(ports, courrierId, email),
        }
  }

/** The mail of an invoice or of a credit note, with its bytes as they were issued. */
const composerPiece =
  (ports: PortsComposer) =>
  (courrierId: string, { email, piece, pdf, ...situation }: RecitDeFacture): Courriel => ({
    ...ports.templates.factureClient(piece, situation, ports.entreprise),
    ...pourUnePersonne(ports, courrierId, email),
    piecesJointes: [{ nom: `${piece.numero}.pdf`, type: 'application/pdf', contenu: pdf }],
  })

const composerCompte =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCompte): Courriel => {
    const { templates, entreprise, clock } = ports
    switch (recit.genre) {
      case 'reinitialisation':
      case 'nouvelle_adresse': {
        const rediger = recit.genre === 'nouvelle_adresse' ? templates.nouvelleAdresse : templates.reinitialisation
        return {
          ...rediger(recit.compte, recit.motDePasse, entreprise, clock.maintenant()),
          ...pourUnePersonne(ports, courrierId, recit.compte.email),
        }
      }
      case 'ancienne_adresse':
        return { ...templates.ancienneAdresse(entreprise), ...pourUnePersonne(ports, courrierId, recit.email) }
      case 'effacement_entreprise':
        return {
          ...templates.effacementEntreprise(recit, entreprise),
          ...pourLEntreprise(ports, courrierId, null),
          piecesJointes: joindreAnnulations(ports, recit.visites),
        }
    }
  }

const composerStatut =
  (ports: PortsComposer) =>
  (courrierId: string, { prestation, changement, situation }: RecitDeStatut): Courriel => {
    const { retrait: annonce } = changement
    const contenu = ports.templates.statutClient(prestation, changement, situation, ports.entreprise)
    const enveloppe = pourUnePersonne(ports, courrierId, prestation.contact.email)
    if (annonce === null) return { ...contenu, ...enveloppe }
    const dejaConvenue = annonce.remplacee !== null
    const piecesJointes = joindreCalendriers(ports, { annonce, prestation, pour: 'client', dejaConvenue })
    return { ...contenu, ...enveloppe, piecesJointes }
  }

/** The mail of a row of the outbox. Its Message-ID comes from the row, so that a retry is recognised. */
export const composerCourriel =
  (ports: PortsComposer) =>
  (courrierId: string, recit: Recit): TE.TaskEither<PortFailure, Courriel> => {
    switch (recit.genre) {
      case 'commande_client':
      case 'commande_entreprise':
        return composerCommande(ports)(courrierId, recit)
      case 'message_entreprise':
      case 'reponse_message':
        return TE.right(composerMessage(ports)(courrierId, recit))
      case 'reinitialisation':
      case 'nouvelle_adresse':
      case 'ancienne_adresse':
      case 'effacement_entreprise':
        return TE.right(composerCompte(ports)(courrierId, recit))
      case 'statut_client':
        return TE.right(composerStatut(ports)(courrierId, recit))
      case 'facture_client':
        return TE.right(composerPiece(ports)(courrierId, recit))
      case 'avenant_client':
      case 'avenant_entreprise':
        return composerAvenant(ports)(courrierId, recit)
      case 'retractation_client':
      case 'retractation_entreprise':
        return TE.right(composerRetractation(ports)(courrierId, recit))
      case 'date_client':
      case 'reponse_client':
      case 'reponse_entreprise':
      case 'rappel_client':
      case 'annulation_client':
      case 'annulation_entreprise':
        return TE.right(composerRendezVous(ports)(courrierId, recit))
    }
  }
