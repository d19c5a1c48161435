import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Compte } from '#domain/compte/compte'
import { type MotDePasseTemporaire, VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { fr } from '#domain/shared/typographie'
import { dire, intituler, proposer } from './bloc.ts'
import { cadreMotDePasse, ligneMotDePasse } from './mot-de-passe.ts'
import { rediger } from './rediger.ts'

const TITRE = 'Réinitialisation de votre mot de passe'

export type Reinitialisation = {
  readonly compte: Compte
  readonly motDePasse: MotDePasseTemporaire
  readonly entreprise: Entreprise
  readonly loginUrl: string
  /** When the password was drawn: it ends every earlier one. */
  readonly instant: Date
}

/** To the holder of an account who asked for another password, or for whom somebody did. */
export const reinitialisation = ({
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
      dire(`Bonjour ${compte.nom}, voici de quoi ouvrir votre compte.`),
      { texte: [ligneMotDePasse(motDePasse), ''], html: cadreMotDePasse(motDePasse) },
      dire(
        `Il est valable ${VALIDITE_HEURES}\u00a0heures et vous est demandé avec votre adresse email. Vous choisirez ensuite votre nouveau mot de passe.`,
      ),
      dire(
        `Si vous avez reçu plusieurs de ces courriels, seul le dernier fonctionne. Celui-ci est du ${formaterInstant(instant)}.`,
      ),
      proposer(loginUrl, 'Se connecter'),
      compte.motDePasse === null
        ? null
        : dire('Votre mot de passe actuel reste valable tant que vous n’utilisez pas celui-ci.'),
      intituler('Vous n’avez rien demandé'),
      dire(
        fr(
          'Ignorez ce message : votre mot de passe ne change pas, et vous restez connecté. Si ces messages se répètent, prévenez-nous.',
        ),
      ),
    ],
  })
