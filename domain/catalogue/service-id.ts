import * as O from '#fp/Option'
import { CATALOGUE, type Service } from './catalogue.ts'

/** `dep-1…5`, `form-1…3`, `inst-1…5` stand for 1…5, 6…8, 9…13. */
const PREFIXES = [
  { prefixe: 'dep', decalage: 0, nombre: 5 },
  { prefixe: 'form', decalage: 5, nombre: 3 },
  { prefixe: 'inst', decalage: 8, nombre: 5 },
] as const

const numeroDe = (texte: string): number => {
  const [, prefixe, chiffres] = /^(?:(dep|form|inst)-)?(\d{1,2})$/.exec(texte) ?? []
  const rang = PREFIXES.find((p) => p.prefixe === prefixe)
  if (rang === undefined) return Number(chiffres)
  return Number(chiffres) <= rang.nombre ? Number(chiffres) + rang.decalage : 0
}

export const trouverService = (id: string | number): O.Option<Service> => {
  const numero = numeroDe(String(id).trim())
  return O.fromNullable(CATALOGUE.find((service) => service.id === numero))
}
