import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { fr } from '#domain/shared/typographie'
import { dire, intituler } from './bloc.ts'
import { rediger } from './rediger.ts'

const TITRE = 'Cette adresse n’est plus celle de votre compte'

/** To an address that an account no longer has. Whoever reads it may be a stranger: it says no more than that. */
export const ancienneAdresse = (entreprise: Entreprise): ContenuCourriel =>
  rediger({
    sujet: TITRE,
    titre: TITRE,
    apercu: 'Un compte client a changé d’adresse email.',
    entreprise,
    blocs: [
      dire(
        fr(
          `Chez ${entreprise.nom}, un compte client portait cette adresse email. Nous venons de la remplacer par une autre : elle n’ouvre plus ce compte et ne recevra plus ses courriels.`,
        ),
      ),
      dire('Si vous nous l’avez demandé, ou si cette adresse nous a été donnée par erreur, vous n’avez rien à faire.'),
      intituler('Vous ne l’avez pas demandé et ce compte est le vôtre'),
      dire('Prévenez-nous sans attendre, en répondant à ce message ou par téléphone.'),
    ],
  })
