import type { Cadre, ContenuCourriel } from '#application/courrier/lettre'
import type { RecitsDeRendezVous } from '#application/courrier/lire-rendez-vous'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Statut } from '#domain/prestation/statut'
import type { ChangementDeStatut } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { citerSous, dire, montrer, montrerReference, proposer } from './blocs.ts'
import { direSituation, faitsDeCommande, nousJoindre } from './mots.ts'
import { rediger } from './rediger.ts'

type Mots = { readonly statut: string; readonly titre: string; readonly phrase: string }

const MOTS: Readonly<Record<Statut, Mots>> = {
  en_attente: {
    statut: 'En attente',
    titre: 'Commande en attente',
    phrase: 'votre commande est de nouveau en attente.',
  },
  en_cours: { statut: 'En cours', titre: 'Commande en cours', phrase: 'votre commande est maintenant en cours.' },
  terminé: {
    statut: 'Confirmée',
    titre: 'Intervention terminée',
    phrase: 'votre intervention est terminée. Merci\u202f!',
  },
  annulé: { statut: 'Annulé', titre: 'Commande annulée', phrase: 'votre commande est annulée.' },
}

const nommer = (statut: Statut): string =>
  statut === 'terminé' ? `${MOTS[statut].statut} (intervention terminée)` : MOTS[statut].statut

const retrait = ({ retrait: annonce }: ChangementDeStatut): string | null => {
  if (annonce === null) return null
  return annonce.remplacee === null
    ? 'Les dates proposées n’attendent plus de réponse.'
    : `Le rendez-vous du ${formaterInstant(new Date(annonce.remplacee.debut))} n’a plus lieu d’être\u00a0: le fichier joint le retire de votre agenda.`
}

export const statutClient = ({
  prestation,
  changement,
  situation,
  entreprise,
  publicUrl,
}: RecitsDeRendezVous['statut_client'] & Cadre): ContenuCourriel => {
  const { titre, phrase } = MOTS[changement.vers]
  const suite = retrait(changement)
  return rediger({
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `Nouveau statut\u00a0: ${nommer(changement.vers)}.`,
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, ${phrase}`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(situation),
      montrer([
        { nom: 'Nouveau statut', valeur: nommer(changement.vers), fort: true },
        { nom: 'Statut précédent', valeur: nommer(changement.de) },
        ...faitsDeCommande(prestation),
      ]),
      suite === null ? null : dire(suite),
      ...citerSous('Motif indiqué', changement.motif),
      proposer(`${publicUrl}/mes-prestations`, 'Suivre ma commande'),
      ...nousJoindre(entreprise),
    ],
  })
}
