import { fr } from '../../contents/typographie.ts'

export const HORS_RESEAU_TEXTS = fr({
  note: 'Noter',
  champ: 'Une note sur cette visite',
  vide: 'Écrivez la note.',
  termine: 'J’ai terminé',
  notee: 'note',
  finie: '« J’ai terminé »',
  refus: 'Rien n’a été enregistré.',
  reseau: 'Le site n’a pas répondu.',
})

/** What is read was seen then, and the server cannot be asked. */
export const vuTexte = (heure: string): string => fr(`Vu ${heure}, sans réseau.`)

export const attendentTexte = (quoi: readonly string[]): string =>
  fr(
    `${quoi.length === 1 ? 'Attend' : 'Attendent'} le réseau : ${quoi.join(' ; ')}. Tout part de soi-même, une seule fois.`,
  )

export const surTexte = (quoi: string, nom: string): string => fr(`${quoi} pour ${nom}`)

export const courrielTexte = (nom: string): string => fr(`« J’ai terminé » : le courriel à ${nom} part`)
