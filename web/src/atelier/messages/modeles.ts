import { fr } from '../../contents/typographie.ts'

/** Answers the owner writes most often; each is a start, read again and completed before it leaves. */
export const MODELES = fr([
  {
    titre: 'Bien reçu',
    texte:
      'Bonjour,\n\nMerci pour votre message, je l’ai bien reçu. Je vous appelle dès que possible pour en parler.\n\nBonne journée,',
  },
  {
    titre: 'Demander des précisions',
    texte:
      'Bonjour,\n\nMerci pour votre message. Pour vous répondre précisément, pouvez-vous me dire de quel appareil il s’agit, ce qui s’affiche à l’écran et depuis quand cela se produit ?\n\nBonne journée,',
  },
  {
    titre: 'Commander en ligne',
    texte:
      'Bonjour,\n\nC’est une intervention que je fais régulièrement. Vous pouvez voir le prix, déplacement compris, et commander sur le site ; je vous appelle ensuite pour fixer le rendez-vous.\n\nBonne journée,',
  },
  {
    titre: 'Fixer un appel',
    texte:
      'Bonjour,\n\nLe plus simple est d’en parler de vive voix. À quel numéro et à quel moment de la journée puis-je vous appeler ?\n\nBonne journée,',
  },
  {
    titre: 'Hors de la zone',
    texte:
      'Bonjour,\n\nMerci pour votre message. Votre commune est en dehors de ma zone d’intervention ; beaucoup de demandes se règlent toutefois à distance. Souhaitez-vous que nous essayions ?\n\nBonne journée,',
  },
])
