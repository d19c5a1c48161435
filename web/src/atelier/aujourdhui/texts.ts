import { DATE_A_PROPOSER } from '#domain/rendez-vous/situation'
import { dureeTexte } from '../communs/texts.ts'
import { fr } from '../../contents/typographie.ts'

export const JOUR_TEXTS = fr({
  jours: 'Changer de jour',
  veille: 'Jour précédent',
  lendemain: 'Jour suivant',
  revenir: 'Revenir à aujourd’hui',
  imprimer: 'Imprimer',
  feuille: 'la feuille du jour',
  ferie: 'jour férié :',
})

/** While the business is not named yet. */
export const IDENTITE_TEXTS = fr({
  titre: 'L’identité de l’entreprise est à compléter',
  suite:
    'En attendant, devis, reçus et courriels portent « SPÉCIMEN », et aucune facture ne peut être émise. Complétez le fichier des informations de l’entreprise, puis relancez le site.',
})

/** The lists of what must be done, each with what an empty one means. */
export const LISTES_TEXTS = fr({
  enRetard: { titre: 'En retard', aide: 'Le délai de contact promis au client est dépassé.', vide: '' },
  retractations: {
    titre: 'Rétractations à traiter',
    aide: 'La loi donne 14 jours, à partir de la déclaration, pour rembourser ce qui a été versé.',
    vide: '',
  },
  aRembourser: {
    titre: 'À rembourser',
    aide: 'Argent que vous gardez et qui revient au client.',
    vide: '',
  },
  aContacter: {
    titre: 'À contacter',
    aide: 'Personne n’a encore appelé, le délai court.',
    vide: 'Personne n’attend d’appel.',
  },
  aReproposer: {
    titre: DATE_A_PROPOSER,
    aide: 'Le client a été appelé sans qu’une date soit fixée, a refusé, ou n’a pas répondu à temps.',
    vide: '',
  },
  messages: { titre: 'Messages à lire', aide: 'Les plus anciens d’abord.', vide: '' },
  aRelancer: { titre: 'Factures en retard', aide: 'L’échéance est passée, il reste à payer.', vide: '' },
  sansReponse: {
    titre: 'Réponses attendues',
    aide: 'Les dates sont gardées, et les devis valables, jusqu’à la réponse du client.',
    vide: '',
  },
})

export const LIGNE_TEXTS = fr({
  proposer: 'Proposer une date',
  aDistance: 'À distance',
  repondre: 'Répondre',
  relancer: 'Relancer',
})

/** A call that was made. */
export const APPEL_TEXTS = fr({
  appel: 'J’ai appelé',
  note: 'Appel noté.',
  noter: 'Écrire ce qui s’est dit',
})

export const appelNoteTexte = (nom: string): string =>
  fr(`Appel noté : ${nom}. Il reste à proposer une date ; la commande passe dans « ${DATE_A_PROPOSER} ».`)

export const VISITES_TEXTS = fr({
  aucune: 'Aucune visite ce jour-là.',
  aucuneAujourdhui: 'Aucune visite aujourd’hui.',
  itineraire: 'Itinéraire',
  promis: 'Promis :',
  description: 'Demande :',
  notes: 'Notes :',
  prochaine: 'Prochaine',
  passee: 'Passée',
  terminee: 'Terminée',
  enCours: 'En ce moment',
  terminer: 'Terminer et facturer',
  serre: 'Le trajet est plus long que le temps entre les deux visites.',
})

export const retardTexte = (duree: string): string => fr(`En retard de ${duree}`)
export const encoreTexte = (duree: string): string => fr(`Encore ${duree}`)
export const avantTexte = (quand: string): string => fr(`avant ${quand}`)
export const depuisTexte = (quand: string): string => fr(`depuis ${quand}`)
export const aujourdhuiATexte = (heure: string): string => fr(`aujourd’hui à ${heure}`)
export const demainATexte = (heure: string): string => fr(`demain à ${heure}`)
export const hierATexte = (heure: string): string => fr(`hier à ${heure}`)
export const leATexte = (jour: string, heure: string): string => fr(`le ${jour} à ${heure}`)
/** This year needs no number. */
export const leJourATexte = (jour: string, heure: string): string => fr(`${jour.replace(/ \d+$/, '')} à ${heure}`)
export const autresTexte = (nombre: number): string => fr(nombre === 1 ? 'Voir l’autre' : `Voir les ${nombre} autres`)
export const trajetTexte = (minutes: number): string => fr(`${dureeTexte(minutes)} de route au plus`)
export const libreTexte = (duree: string): string => fr(`${duree} libres`)
export const departTexte = (heure: string): string => fr(`départ à ${heure}`)
export const plageTexte = (de: string, a: string): string => fr(`de ${de} à ${a}`)
export const nombreDeVisites = (nombre: number): string => fr(nombre === 1 ? '1 visite' : `${nombre} visites`)
export const promisTexte = (service: string, duree: string, prix: string): string => `${service}, ${duree}, ${prix}`
