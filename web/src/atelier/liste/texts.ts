import { fr } from '../../contents/typographie.ts'

export const GESTES_TEXTS = fr({
  titre: 'Sélection',
  tout: 'Tout sélectionner',
  deselectionner: 'Désélectionner',
  fermer: 'Fermer',
  exporter: 'Exporter (CSV)',
  attend: 'En attente de départ…',
  reseau: 'le site n’a pas répondu.',
})

export const selectionnerTexte = (nom: string): string => fr(`Sélectionner ${nom}`)

export const selectionTexte = (nombre: number): string =>
  fr(nombre === 1 ? '1 sélectionnée.' : `${nombre.toLocaleString('fr-FR')} sélectionnées.`)

export const progresTexte = (faites: number, nombre: number): string => fr(`En cours : ${faites} sur ${nombre}…`)

export const refusTexte = (nom: string, raison: string): string => fr(`Refusé pour ${nom} : ${raison}`)
