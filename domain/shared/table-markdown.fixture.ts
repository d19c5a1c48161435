import { readFileSync } from 'node:fs'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import type { MomentParis } from '#domain/calendrier/heure-de-paris'
import { centimes, type Montant } from './montant.ts'

/** One row of a table: returns the cell under a column heading. */
export type Rangee = (colonne: string) => string

export const espacesOrdinaires = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ')

const cellules = (ligne: string): readonly string[] =>
  ligne
    .split('|')
    .slice(1, -1)
    .map((cellule) => cellule.trim())

/** The rows of the table under a heading of a document of `docs/regles`; throws if there is no such table. */
export const lireTable = (document: string, titre: string): readonly Rangee[] => {
  const texte = readFileSync(new URL(`../../docs/regles/${document}.md`, import.meta.url), 'utf8')
  const section = espacesOrdinaires(texte)
    .split('\n## ')
    .find((partie) => partie.startsWith(`${titre}\n`))
  const [entete = [], , ...rangees] = (section ?? '')
    .split('\n')
    .filter((ligne) => ligne.startsWith('|'))
    .map(cellules)
  if (rangees.length === 0) throw new Error(`no table under ${titre} in ${document}.md`)
  return rangees.map((rangee) => (colonne) => {
    const cellule = rangee[entete.indexOf(colonne)]
    if (cellule === undefined) throw new Error(`no column ${colonne} under ${titre} in ${document}.md`)
    return cellule
  })
}

/** `29,1 km` is 29.1, `1 221,90 €` is 1221.9; throws on anything else. */
export const lireNombre = (cellule: string): number => {
  const [, nombre] = /^(\d[\d ]*(?:,\d+)?)(?: (?:km|h|€))?$/.exec(cellule) ?? []
  if (nombre === undefined) throw new Error(`not a number: ${cellule}`)
  return Number(nombre.replaceAll(' ', '').replace(',', '.'))
}

/** Reads an amount digit by digit, so that a test does not check a rounding rule with itself. */
export const lireMontant = (cellule: string): Montant => {
  if (!/,\d{2} €$/.test(cellule)) throw new Error(`not an amount: ${cellule}`)
  return centimes(Number(cellule.replaceAll(/\D/g, '')))
}

const JOURS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

/** `mardi 24/11/2026 14:30`, or without the hour; throws if the day of the week is wrong. */
export const lireMoment = (cellule: string): MomentParis => {
  const [, nom = '', jour, mois, annee, heures = '0', minutes = '0'] =
    /^(\S+) (\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/.exec(cellule) ?? []
  const date = `${annee}-${mois}-${jour}`
  if (!CodecDateCivile.is(date) || JOURS[new Date(date).getUTCDay()] !== nom) throw new Error(`not a day: ${cellule}`)
  return { date, minutes: Number(heures) * 60 + Number(minutes) }
}
