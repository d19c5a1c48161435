import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import type { Reservation } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Courrier, Genre } from '#domain/courrier/courrier'
import { type Cadre, type ContenuCourriel, domaineDe, type Lectures, type PortsLire } from './lettre.ts'
import { LECTURES_D_AVENANT, type RecitsDAvenant } from './lire-avenant.ts'
import { LECTURES_DE_COMMANDE, type RecitsDeCommande } from './lire-commande.ts'
import { LECTURES_DE_COMPTE, type RecitsDeCompte } from './lire-compte.ts'
import { LECTURES_DE_FACTURE, type RecitsDeFacture } from './lire-facture.ts'
import { LECTURES_DE_MESSAGE, type RecitsDeMessage } from './lire-message.ts'
import { LECTURES_DE_RENDEZ_VOUS, type RecitsDeRendezVous } from './lire-rendez-vous.ts'
import { LECTURES_DE_RETRACTATION, type RecitsDeRetractation } from './lire-retractation.ts'

export type Recits = RecitsDeCommande &
  RecitsDeMessage &
  RecitsDeRendezVous &
  RecitsDeFacture &
  RecitsDAvenant &
  RecitsDeRetractation &
  RecitsDeCompte

const LECTURES: { readonly [G in Genre]: Lectures<Recits>[G] } = {
  ...LECTURES_DE_COMMANDE,
  ...LECTURES_DE_MESSAGE,
  ...LECTURES_DE_RENDEZ_VOUS,
  ...LECTURES_DE_FACTURE,
  ...LECTURES_D_AVENANT,
  ...LECTURES_DE_RETRACTATION,
  ...LECTURES_DE_COMPTE,
}

export type MailTemplates = <G extends Genre>(genre: G, matiere: Recits[G] & Cadre) => ContenuCourriel

export type PortsComposer = PortsLire & Pick<Ports, 'adressePublique'> & { readonly templates: MailTemplates }

/** Composes the mail of an outbox row; none if there is nothing left to tell. Its Message-ID comes from the row, so that a retry is recognised. */
export const composerCourriel = <G extends Genre>(
  ports: PortsComposer,
  genre: G,
  courrier: Reservation & Courrier<G>,
): TE.TaskEither<PortFailure, O.Option<Courriel>> => {
  const { entreprise, expediteur, adressePublique: publicUrl } = ports
  return pipe(
    LECTURES[genre](ports, courrier),
    TE.map(
      O.map(({ recit, ...destination }) => ({
        ...ports.templates(genre, { ...recit, entreprise, publicUrl }),
        messageId: `<courrier-${courrier.id}@${domaineDe(expediteur)}>`,
        de: expediteur,
        ...destination,
      })),
    ),
  )
}
