import type { ContenuCourriel, MatiereDeRendezVous } from '#application/ports/mail-templates'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dire, montrer, montrerReference } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import type { Liens } from './liens.ts'
import { direSituation, direVisite, faitsDeVisite, nousJoindre } from './mots.ts'
import { changement } from './reponse-client.ts'

/** To the client, two days before an agreed visit. */
export const rappelClient = (matiere: MatiereDeRendezVous, liens: Liens): ContenuCourriel => {
  const { prestation, entreprise, annonce, instant } = matiere
  const [date] = annonce.dates
  const jour = date === undefined ? '' : formaterJour(dateParis(new Date(date.debut)))
  return rediger({
    sujet: `Rappel\u00a0: rendez-vous ${jour} – ${prestation.reference}`,
    titre: 'Votre rendez-vous approche',
    apercu: annonce.dates.map(direVisite).join(' ou '),
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, nous vous rappelons notre rendez-vous.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      ...(date === undefined ? [] : [montrer(faitsDeVisite(date, prestation)), ...changement(date, instant, liens)]),
      ...nousJoindre(entreprise),
    ],
  })
}
