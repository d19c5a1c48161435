import { le, type Moment } from './moment.ts'
import { CAMILLE, HENRI, KARIM, NADIA, ODILE, type Personne } from './personnes.ts'

/** A further text of a thread, by the client or the business. */
export type SuiteDeDemo = { readonly quand: Moment; readonly de: 'client' | 'entreprise'; readonly texte: string }

/** A message; `sujet` is `null` for the public form. */
export type MessageDeDemo = {
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

/** Messages of every statut, oldest first. */
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
