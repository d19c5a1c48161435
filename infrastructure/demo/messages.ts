import * as O from '#fp/Option'
import { ecrireEnClient, poursuivreFil, repondreMessage } from '#application/message/fils'
import { envoyerMessage } from '#application/message/envoyer-message'
import { changerStatutMessage } from '#application/registre/messages'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import type { Client } from '#application/shared/session'
import { parseEmail } from '#domain/client/email'
import { parseSujet, parseTexteDeReponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { parseNomDeContact, parseTexteDeMessage } from '#domain/message/champs-de-contact'
import { le, type Moment, instantDe, lu, obtenir } from './histoire.ts'
import { type Scene, unClient } from './jouer-histoire.ts'
import { CAMILLE, HENRI, KARIM, NADIA, ODILE, type Personne } from './personnes.ts'

type SuiteDeDemo = { readonly quand: Moment; readonly de: 'client' | 'entreprise'; readonly texte: string }

/** A message; `sujet` is `null` for the public form. */
type MessageDeDemo = {
  readonly de: Pick<Personne, 'nom' | 'email'>
  readonly quand: Moment
  readonly sujet: string | null
  readonly texte: string
  readonly lu: boolean
  readonly suites: readonly SuiteDeDemo[]
}

const visiteur = (nom: string, boite: string): MessageDeDemo['de'] => ({ nom, email: `${boite}@demo.example` })

const message = (
  de: MessageDeDemo['de'],
  quand: Moment,
  texte: string,
  autres: Partial<MessageDeDemo> = {},
): MessageDeDemo => ({ de, quand, texte, sujet: null, lu: false, suites: [], ...autres })

const reponse = (quand: Moment, texte: string): SuiteDeDemo => ({ quand, de: 'entreprise', texte })

export const MESSAGES_DE_DEMO: readonly MessageDeDemo[] = [
  message(
    visiteur('Georges Masson', 'georges.masson'),
    le(-75, '10:12'),
    'Bonjour, intervenez-vous à Saint-Claude ? Ma fille y habite et son ordinateur est en panne.',
    {
      suites: [
        reponse(
          le(-74, '09:05'),
          'Bonjour Monsieur Masson, Saint-Claude est dans notre zone. Votre fille peut commander en ligne : le prix du déplacement s’affiche avant de valider. Bien à vous.',
        ),
      ],
    },
  ),
  message(ODILE, le(-48, '16:40'), 'Je n’arrive plus à retrouver les photos que vous avez mises dans le dossier.', {
    sujet: 'Photos introuvables',
    suites: [
      reponse(
        le(-47, '09:20'),
        'Bonjour Madame Perrard, elles sont dans « Images », puis « Sauvegarde ». Dites-moi si vous les voyez.',
      ),
      { quand: le(-47, '18:02'), de: 'client', texte: 'Trouvées ! Merci beaucoup.' },
      reponse(le(-46, '08:50'), 'Parfait, bonne continuation.'),
    ],
  }),
  message(
    visiteur('Cabinet Rivière', 'cabinet.riviere'),
    le(-33, '11:30'),
    'Nous cherchons quelqu’un pour l’entretien de cinq postes, deux fois par an. Proposez-vous un contrat ?',
    {
      suites: [
        reponse(
          le(-32, '14:00'),
          'Bonjour, oui : une visite de trois heures au printemps et une autre à l’automne. Je vous appelle demain pour en parler.',
        ),
      ],
    },
  ),
  message(KARIM, le(-20, '21:15'), 'Faut-il que je prépare quelque chose avant votre passage ?', {
    sujet: 'Avant la visite',
    suites: [reponse(le(-19, '08:45'), 'Bonjour, gardez seulement la licence du logiciel sous la main. À bientôt.')],
  }),
  message(
    visiteur('Brigitte Nicod', 'brigitte.nicod'),
    le(-8, '15:25'),
    'Mon mari a cliqué sur un lien bizarre reçu par SMS. Que faut-il faire tout de suite ?',
    {
      suites: [
        reponse(
          le(-8, '15:50'),
          'Bonjour, coupez le Wi-Fi, changez le mot de passe de la banque depuis un autre appareil, puis appelez-moi.',
        ),
      ],
    },
  ),
  message(
    visiteur('Étienne Rolland', 'etienne.rolland'),
    le(-5, '09:40'),
    'Acceptez-vous les chèques emploi-service (CESU) pour les cours d’informatique ?',
    { lu: true },
  ),
  message(HENRI, le(-4, '12:10'), 'Pourrez-vous aussi regarder l’onduleur pendant la visite ?', {
    sujet: 'Onduleur',
    lu: true,
  }),
  message(CAMILLE, le(-3, '19:45'), 'Le Wi-Fi coupe surtout le soir. Est-ce que cela peut venir de la box ?', {
    sujet: 'Wi-Fi instable',
    suites: [
      reponse(le(-2, '09:10'), 'Bonjour, c’est possible : redémarrez-la une fois et dites-moi si la coupure revient.'),
      { quand: le(-1, '20:20'), de: 'client', texte: 'Redémarrée hier, la coupure est revenue vers 19 h.' },
    ],
  }),
  message(
    visiteur('Léa Tissot', 'lea.tissot'),
    le(-2, '13:33'),
    'Bonjour, je suis étudiante : faites-vous une remise pour le remplacement d’un écran ?',
  ),
  message(NADIA, le(-1, '18:55'), 'J’ai refusé la date proposée, mais un mercredi matin m’irait très bien.', {
    sujet: 'Autre date',
  }),
  message(
    visiteur('Michel Gauthier', 'michel.gauthier'),
    le(0, '07:30'),
    'Mon ordinateur affiche un écran bleu depuis ce matin, pouvez-vous passer rapidement à Bletterans ?',
  ),
]

const compteDe = async ({ comptes }: Scene, email: string): Promise<Client> => {
  const compte = await obtenir(email, comptes.parEmail(lu(email, parseEmail(email))))
  if (O.isNone(compte)) throw new Error(`the demonstration has no account of ${email}`)
  return unClient(compte.value.id)
}

const ecrire = async (scene: Scene, { de, sujet, texte }: MessageDeDemo): Promise<MessageId> => {
  const message = lu(texte, parseTexteDeMessage(texte))
  if (sujet === null) {
    const [nom, email] = [lu(de.nom, parseNomDeContact(de.nom)), lu(de.email, parseEmail(de.email))]
    const envoi = envoyerMessage({ ...scene, estJetable: () => false })({ nom, email, texte: message })
    return (await obtenir(texte, envoi)).fil.message.id
  }
  const client = await compteDe(scene, de.email)
  const { fil } = await obtenir(sujet, ecrireEnClient(scene)(client, { sujet: lu(sujet, parseSujet(sujet)), message }))
  return fil.message.id
}

const poursuivre = async (scene: Scene, id: MessageId, email: string, suite: SuiteDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, suite.quand))
  const message = lu(suite.texte, parseTexteDeReponse(suite.texte))
  if (suite.de === 'entreprise') {
    await obtenir(suite.texte, repondreMessage(scene)(ADMIN_DU_TERMINAL, { id, message, version: null }))
    return
  }
  await obtenir(suite.texte, poursuivreFil(scene)(await compteDe(scene, email), { id, message }))
}

export const jouerMessage = async (scene: Scene, message: MessageDeDemo): Promise<void> => {
  scene.clock.regler(instantDe(scene.aujourdhui, message.quand))
  const id = await ecrire(scene, message)
  for (const suite of message.suites) await poursuivre(scene, id, message.de.email, suite)
  if (!message.lu) return
  await obtenir(
    'a message read',
    changerStatutMessage(scene)({ admin: ADMIN_DU_TERMINAL, id, statut: 'lu', version: null }),
  )
}
