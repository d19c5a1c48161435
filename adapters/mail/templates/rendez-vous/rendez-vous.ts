import type { ContenuCourriel, MailTemplates, MatiereDeRendezVous } from '#application/ports/mail-templates'
import type { GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { annulationClient } from './annulation-client.ts'
import { dateClient } from './date-client.ts'
import { type Liens, liensDe } from './liens.ts'
import { annulationEntreprise, reponseEntreprise } from './pour-l-entreprise.ts'
import { rappelClient } from './rappel-client.ts'
import { reponseClient } from './reponse-client.ts'

type Modele = (matiere: MatiereDeRendezVous, liens: Liens) => ContenuCourriel

const MODELES: Readonly<Record<GenreDeRendezVous, Modele>> = {
  date_client: dateClient,
  reponse_client: reponseClient,
  reponse_entreprise: reponseEntreprise,
  rappel_client: rappelClient,
  annulation_client: annulationClient,
  annulation_entreprise: annulationEntreprise,
}

/** The mails about an appointment, by their kind. */
export const rendezVous =
  (publicUrl: string): MailTemplates['rendezVous'] =>
  (genre, matiere) =>
    MODELES[genre](matiere, liensDe(publicUrl, matiere))
