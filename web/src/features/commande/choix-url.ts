import * as O from '#fp/Option'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { trouverService } from '#domain/catalogue/prestation-demandee'
import { comparable, cleanLine, cleanText } from '#domain/shared/clean'
import { modifierSaisie, type Saisie, SUR_MESURE } from './saisie.ts'

/** What an address asks for. `cle` names the wish, so that it is applied once and not over a later choice. */
export type ChoixUrl = {
  readonly cle: string
  readonly changes: Partial<Saisie>
  /** The service of the address is not sold. */
  readonly inconnu: boolean
}

const parNom = (nom: string): string | null => {
  const service = CATALOGUE.find((candidat) => comparable(candidat.nom) === comparable(nom))
  return service === undefined ? null : String(service.id)
}

/** The id of the catalogue behind an id in any accepted writing, or a name. */
export const serviceDeLUrl = (texte: string): string | null => {
  const trouve = trouverService(texte)
  return O.isSome(trouve) ? String(trouve.value.id) : parNom(texte)
}

const decrire = (description: string): Partial<Saisie> => (description === '' ? {} : { description })

/** The service named by the path, or by the query parameters `service`, `nom` and `description`. */
export const choixDeLUrl = (serviceId: string | undefined, recherche: URLSearchParams): ChoixUrl | null => {
  const demande = cleanLine(serviceId ?? recherche.get('service') ?? '')
  const nom = cleanLine(recherche.get('nom') ?? '')
  const description = cleanText(recherche.get('description') ?? '')
  if (demande === '' && nom === '' && description === '') return null
  const cle = JSON.stringify([demande, nom, description])
  const service = serviceDeLUrl(demande === '' ? nom : demande)
  if (service !== null) return { cle, changes: { service, ...decrire(description) }, inconnu: false }
  const surMesure = nom === '' && serviceId === undefined ? demande : nom
  if (surMesure === '') return { cle, changes: decrire(description), inconnu: serviceId !== undefined }
  return {
    cle,
    changes: { service: SUR_MESURE, nomDemande: surMesure, ...decrire(description) },
    inconnu: false,
  }
}

export const appliquerChoix = (saisie: Saisie, choix: ChoixUrl | null): Saisie =>
  choix === null ? saisie : modifierSaisie(saisie, choix.changes)
