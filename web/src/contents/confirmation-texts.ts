import { fr } from './typographie.ts'

/** Third step of the order. */
export const CONFIRMATION_TEXTS = fr({
  reference: 'Votre référence',
  referenceAide: 'À rappeler dans tous nos échanges.',
  copier: 'Copier la référence',
  copiee: 'Référence copiée',
  nonCopiee: 'La copie n’est pas permise ici : sélectionnez la référence et copiez-la.',
  devis: 'Devis',
  suite: 'Et maintenant ?',
  pdf: 'Télécharger le devis (PDF)',
  texte: 'Télécharger le devis (texte)',
  compte: 'Accéder à mon compte',
  nouvelle: 'Nouvelle commande',
  services: 'Retour aux services',
})

type Suite = { readonly titre: string; readonly texte: string }

/** What happens next, in order; instants already in words. */
export const suites = (email: string, auPlusTot: string, auPlusTard: string): readonly Suite[] =>
  fr([
    {
      titre: 'Un courriel part vers',
      texte: `${email} : récapitulatif, devis en pièce jointe et, si c’est votre première commande, mot de passe temporaire de votre compte.`,
    },
    { titre: 'Le technicien vous contacte', texte: `entre le ${auPlusTot} et le ${auPlusTard}.` },
    { titre: 'Vous recevez une proposition de rendez-vous,', texte: 'que vous acceptez ou refusez d’un clic.' },
    { titre: 'Intervention, puis règlement', texte: ': vous suivez tout depuis votre compte.' },
  ])
