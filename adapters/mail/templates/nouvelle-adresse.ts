import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import { fr } from '#domain/shared/typographie'
import { dire, intituler, proposer } from './bloc.ts'
import { cadreMotDePasse, ligneMotDePasse } from './mot-de-passe.ts'
import { rediger } from './rediger.ts'
import type { Reinitialisation } from './reinitialisation.ts'

const TITRE = 'Votre compte s’ouvre avec cette adresse'

/** To the address that the business gave an account: no earlier password opens it, and this is the way in. */
export const nouvelleAdresse = ({
  compte,
  motDePasse,
  entreprise,
  loginUrl,
  instant,
}: Reinitialisation): ContenuCourriel =>
  rediger({
    sujet: TITRE,
    titre: TITRE,
    apercu: fr(`Un mot de passe temporaire, valable ${VALIDITE_HEURES} heures.`),
    entreprise,
    blocs: [
      dire(
        `Bonjour ${compte.nom}, nous avons corrigé l’adresse email de votre compte chez ${entreprise.nom}\u00a0: c’est maintenant celle-ci, et elle reçoit nos courriels.`,
      ),
      dire(
        'Par précaution, vous avez été déconnecté de vos appareils et les mots de passe d’avant ne fonctionnent plus. Voici de quoi ouvrir votre compte.',
      ),
      { texte: [ligneMotDePasse(motDePasse), ''], html: cadreMotDePasse(motDePasse) },
      dire(
        `Il est valable ${VALIDITE_HEURES}\u00a0heures et vous est demandé avec cette adresse. Vous choisirez ensuite votre nouveau mot de passe. Passé ce délai, «\u00a0Mot de passe oublié\u00a0» vous en envoie un autre.`,
      ),
      dire(
        `Si vous avez reçu plusieurs de ces courriels, seul le dernier fonctionne. Celui-ci est du ${formaterInstant(instant)}.`,
      ),
      proposer(loginUrl, 'Se connecter'),
      intituler('Vous n’êtes pas client chez nous'),
      dire(
        'Cette adresse nous a été donnée par erreur\u00a0: prévenez-nous en répondant à ce message, sans vous connecter.',
      ),
    ],
  })
