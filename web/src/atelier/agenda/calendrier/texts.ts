import type { EchecDeLecture } from '#domain/agenda/calendrier-prive'
import { fr } from '../../../contents/typographie.ts'
import { dureeTexte } from '../../communs/texts.ts'

export const CALENDRIER_TEXTS = fr({
  titre: 'Calendrier privé',
  aide: 'Le temps pris d’un calendrier que vous tenez ailleurs se voit dans la semaine, et aucune suggestion n’y tombe. Ni titre ni lieu n’en sont gardés, et vos clients n’en devinent rien.',
  aucun: 'Aucun calendrier n’est lu.',
  ajouter: 'Lire un calendrier…',
  relire: 'Relire maintenant',
  changer: 'Changer l’adresse…',
  retirer: 'Ne plus lire…',
  titreAjouter: 'Lire un calendrier privé',
  adresse: 'Adresse iCal du calendrier',
  adresseAide:
    'Dans les réglages de ce calendrier, son adresse secrète au format iCal (.ics). Elle commence par https:// ou webcal://.',
  lire: 'Lire ce calendrier',
  titreRetirer: 'Ne plus lire ce calendrier ?',
  retirerAide: 'Son adresse et son temps pris sont oubliés aussitôt. Pour le relire, il faudra redonner l’adresse.',
  retirerOui: 'Ne plus lire',
  garder: 'Continuer à le lire',
  jamaisLu: 'Il n’a pas encore pu être lu.',
  echec: 'La dernière lecture a échoué',
  compteEncore: 'Ce qui avait été lu compte toujours.',
  reessaye: 'Le site réessaie tous les quarts d’heure.',
  reseau: 'Le site n’a pas répondu. Rien n’a changé : réessayez.',
})

/** Why a calendar could not be read, and what to do about it. */
export const ECHEC_TEXTS: Readonly<Record<EchecDeLecture, string>> = fr({
  adresse_refusee: 'L’adresse mène à un réseau privé, ou n’est plus en https : le site n’y va pas.',
  injoignable: 'Personne ne répond à cette adresse. Vérifiez-la, puis relisez.',
  delai: 'La réponse a pris plus de 5 secondes.',
  reponse: 'L’adresse ne donne pas de calendrier. Elle a peut-être été changée : copiez-la à nouveau.',
  trop_gros: 'Ce calendrier est trop gros : 1 Mo et 5 000 moments au plus.',
  illisible: 'Ce qui est à cette adresse n’est pas un calendrier iCal.',
})

const JUSTE_LU_MS = 60_000

/** The age of what was read: `lu il y a 6 min`. */
export const ageTexte = (luLe: Date, maintenant: Date): string => {
  const age = maintenant.getTime() - luLe.getTime()
  return fr(age < JUSTE_LU_MS ? 'lu à l’instant' : `lu il y a ${dureeTexte(Math.floor(age / JUSTE_LU_MS))}`)
}

export const momentsTexte = (occupations: number): string =>
  fr(occupations === 0 ? 'aucun moment pris' : occupations === 1 ? '1 moment pris' : `${occupations} moments pris`)
