import type { Controle } from '#adapters/cli/commands/verifier'
import { estSpecimen, identiteACompleter } from '#domain/entreprise/specimen'
import { hidesVisitors } from '../../config/environment.ts'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { attention, ok } from './bounded.ts'

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

/** Checks that the settings are those of an open business. Invalid ones are refused before. */
export const checkSettings = ({ environment, entreprise }: LoadedSettings): Controle => {
  const missing = [
    ...(environment.entrepriseFichier === null
      ? [['l’entreprise est celle de l’exemple', 'donnez la vôtre dans ENTREPRISE_FICHIER'] as const]
      : []),
    ...(environment.entrepriseFichier !== null && estSpecimen(entreprise)
      ? [
          [
            `l’identité de l’entreprise est à compléter (${identiteACompleter(entreprise).join(', ')})`,
            'complétez le fichier de ENTREPRISE_FICHIER',
          ] as const,
        ]
      : []),
    ...(LOCAL.test(environment.publicUrl)
      ? [
          [
            `les liens des courriels mènent à ${environment.publicUrl}`,
            'donnez l’adresse publique dans PUBLIC_URL',
          ] as const,
        ]
      : []),
    ...(hidesVisitors(environment)
      ? [
          [
            'derrière un proxy, tous les visiteurs comptent pour un seul',
            'donnez l’adresse du proxy dans TRUST_PROXY',
          ] as const,
        ]
      : []),
  ]
  if (missing.length === 0) return { sujet: 'réglages', ...ok(`${entreprise.nom}, ${environment.publicUrl}`) }
  const constat = missing.map(([found]) => found).join(', ')
  return { sujet: 'réglages', ...attention(constat, missing.map(([, todo]) => todo).join(', ')) }
}
