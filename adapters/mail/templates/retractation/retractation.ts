import type { ContenuCourriel, MailTemplates } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Montant } from '#domain/shared/montant'
import { retractationEntreprise } from './pour-l-entreprise.ts'
import { recuClient } from './recu-client.ts'

type Modele = (recu: RecuDeRetractation, entreprise: Entreprise, tenu: Montant, publicUrl: string) => ContenuCourriel

const MODELES: Readonly<Record<GenreDeRetractation, Modele>> = {
  retractation_client: recuClient,
  retractation_entreprise: retractationEntreprise,
}

/** The mails of a declaration of withdrawal, by their kind. */
export const retractation =
  (publicUrl: string): MailTemplates['retractation'] =>
  (genre, recu, entreprise, tenu) =>
    MODELES[genre](recu, entreprise, tenu, publicUrl)
