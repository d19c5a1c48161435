import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { Creneau } from '#domain/prestation/creneau'
import { Priorite, Statut } from '#domain/prestation/statut'

export type Personne = {
  readonly nom: string
  readonly email: string
  readonly telephone: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
  readonly entreprise: { readonly raisonSociale: string; readonly siren: string } | null
}

export type DemandeDeDemo = {
  readonly service: string
  /** Hours; `null` for the package. */
  readonly heures: number | null
  readonly aDistance: boolean
  readonly creneau: Creneau
  readonly description: string
  readonly notes: string
}

/** An event after the order was placed. An answer concerns the last proposed dates. */
export type Fait =
  | { readonly genre: 'proposer'; readonly debuts: readonly Moment[] }
  | { readonly genre: 'accepter' }
  | {
      readonly genre: 'refuser' | 'deplacer'
      readonly motif: string
      readonly souhaits: readonly { readonly jour: number; readonly creneau: Creneau }[]
    }
  | { readonly genre: 'annuler'; readonly motif: string }
  | { readonly genre: 'statut'; readonly statut: Statut; readonly motif: string }
  | { readonly genre: 'priorite'; readonly priorite: Priorite }
  /** A payment before the work; `part` is its share of the price left, 1 for all. */
  | { readonly genre: 'acompte'; readonly mode: ModeDeReglement; readonly part: number }

export type Etape = { readonly quand: Moment; readonly fait: Fait }

export type Histoire = {
  readonly cle: string
  readonly personne: Personne
  readonly commandee: Moment
  readonly demande: DemandeDeDemo
  readonly etapes: readonly Etape[]
}

/** A day relative to the day of filling (-1 for yesterday), and a time in Paris, `HH:MM`. */
export type Moment = { readonly jour: number; readonly heure: string }

export const le = (jour: number, heure: string): Moment => ({ jour, heure })

const enMinutes = (heure: string): number => {
  const [heures = '0', minutes = '0'] = heure.split(':')
  return Number(heures) * 60 + Number(minutes)
}

export const instantDe = (aujourdhui: DateCivile, { jour, heure }: Moment): Date =>
  instantParis({ date: plusJours(aujourdhui, jour), minutes: enMinutes(heure) })

const estOuvre = (date: DateCivile): boolean => plageDuJour(INTERVENTIONS, date) !== null

export const ouvreDes = (aujourdhui: DateCivile, jour: number): number =>
  estOuvre(plusJours(aujourdhui, jour)) ? jour : ouvreDes(aujourdhui, jour + 1)

const jourOuvre = (aujourdhui: DateCivile, rang: number): number =>
  Array.from({ length: rang }).reduce<number>((jour) => ouvreDes(aujourdhui, jour + 1), 0)

export const obtenir = async <A>(etape: string, task: TE.TaskEither<unknown, A>): Promise<A> => lu(etape, await task())

export const lu = <A>(etape: string, valeur: E.Either<unknown, A>): A => {
  if (E.isLeft(valeur)) throw new Error(`the demonstration stops at: ${etape}`, { cause: valeur.left })
  return valeur.right
}

type Ligne = { readonly cellules: readonly string[]; readonly suites: readonly (readonly string[])[] }

const [, ...SECTIONS] = readFileSync(join(import.meta.dirname, 'demonstration.txt'), 'utf8').split(/^\[/m)

const cellulesDe = (ligne: string): readonly string[] => ligne.split('|').map((cellule) => cellule.trim())

export const lignesDe = (section: string): readonly Ligne[] => {
  const [, ...lignes] = (SECTIONS.find((texte) => texte.startsWith(`${section}]`)) ?? '').trimEnd().split(/\n(?=\S)/)
  return lignes.map((ligne) => {
    const [premiere = '', ...suites] = ligne.split('\n')
    return { cellules: cellulesDe(premiere), suites: suites.map(cellulesDe) }
  })
}

const PERSONNES: ReadonlyMap<string, Personne> = new Map(
  lignesDe('personnes').map(
    ({ cellules: [cle = '', nom = '', boite, telephone = '', adresse = '', lieu = '', ...societe] }) => {
      const [raisonSociale, siren] = societe
      const entreprise = raisonSociale === undefined || siren === undefined ? null : { raisonSociale, siren }
      const [codePostal, ville] = [lieu.slice(0, 5), lieu.slice(6)]
      return [cle, { nom, email: `${boite}@demo.example`, telephone, adresse, codePostal, ville, entreprise }]
    },
  ),
)

export const personne = (cle: string): Personne => lu(cle, E.fromNullable('nobody bears this key')(PERSONNES.get(cle)))

const personnesDe = (section: string): readonly Personne[] =>
  lignesDe(section).flatMap(({ cellules: [cles = ''] }) => cles.split(' ').map(personne))

export const HABITUES = personnesDe('habitues')

export const SANS_COMMANDE = personnesDe('sans_commande')

/** A request. `options` in any order: hours such as `2h` (without: the package), `a_distance`, and the time of day. */
export const demande = (service: string, options: string, description = '', notes = ''): DemandeDeDemo => {
  const mots = options.split(' ')
  const heures = mots.find((mot) => /^\d+h$/.test(mot))
  return {
    service,
    description,
    heures: heures === undefined ? null : Number.parseInt(heures, 10),
    aDistance: mots.includes('a_distance'),
    creneau: mots.find(Creneau.is) ?? 'flexible',
    notes,
  }
}

export const DEMANDES = lignesDe('demandes').map(({ cellules: [service = '', options = '', mots] }) =>
  demande(service, options, mots),
)

const lireJour = (aujourdhui: DateCivile, jour = ''): number =>
  jour.startsWith('o') ? jourOuvre(aujourdhui, Number(jour.slice(1))) : Number(jour)

export const lireMoment = (aujourdhui: DateCivile, texte = ''): Moment => {
  const [jour, heure = ''] = texte.split(' ')
  return le(lireJour(aujourdhui, jour), heure)
}

const lireFait = (aujourdhui: DateCivile, quoi: string, motif = ''): Fait => {
  const [genre = '', premier, second] = quoi.split(' ')
  const liste = quoi.slice(genre.length + 1).split(', ')
  switch (genre) {
    case 'proposer':
      return { genre, debuts: liste.map((moment) => lireMoment(aujourdhui, moment)) }
    case 'refuser':
    case 'deplacer':
      return {
        genre,
        motif,
        souhaits: liste.map((souhait) => {
          const [jour, creneau] = souhait.split(' ')
          return { jour: lireJour(aujourdhui, jour), creneau: lu(souhait, Creneau.decode(creneau)) }
        }),
      }
    case 'annuler':
      return { genre, motif }
    case 'statut':
      return { genre, statut: lu(quoi, Statut.decode(premier)), motif }
    case 'priorite':
      return { genre, priorite: lu(quoi, Priorite.decode(premier)) }
    case 'acompte':
      return { genre, mode: lu(quoi, ModeDeReglement.decode(premier)), part: Number(second) }
    case 'accepter':
      return { genre }
    default:
      throw new Error(`the demonstration stops at: ${quoi}`)
  }
}

export const histoiresRecentes = (aujourdhui: DateCivile): readonly Histoire[] =>
  lignesDe('histoires').map(
    ({ cellules: [cle = '', qui = '', commandee, service = '', options = '', ...mots], suites }) => ({
      cle,
      personne: personne(qui),
      commandee: lireMoment(aujourdhui, commandee),
      demande: demande(service, options, ...mots),
      etapes: suites.map(([quand, quoi = '', motif]) => ({
        quand: lireMoment(aujourdhui, quand),
        fait: lireFait(aujourdhui, quoi, motif),
      })),
    }),
  )
