import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { OCTETS_UUID, uuidDe } from '#domain/shared/uuid'
import type { Scene } from './jouer-histoire.ts'
import { instantDe, le } from './moment.ts'
import { lu, obtenir } from './obtenir.ts'
import { type Personne, SANS_COMMANDE } from './personnes.ts'

/** Days for which the accounts have been there. */
const AGE = 700

const ouvrir = async (
  { comptes, randomness, aujourdhui }: Scene,
  personne: Personne,
  rang: number,
): Promise<string> => {
  const { id } = await obtenir(
    personne.nom,
    comptes.nommerAdmin({
      ...lu(personne.nom, Contact.decode(personne)),
      ...lu(personne.nom, Adresse.decode(personne)),
      id: uuidDe(randomness.octets(OCTETS_UUID)),
      creeLe: instantDe(aujourdhui, le(-AGE - rang * 9, '10:00')),
    }),
  )
  return id
}

/** Accounts without an order: no use case opens one, they are what is left when the orders are forgotten. */
export const laisserDesComptes = async (scene: Scene): Promise<void> => {
  const ids = await Promise.all(SANS_COMMANDE.map((personne, rang) => ouvrir(scene, personne, rang)))
  await scene.retirerLeRole(ids)
}
