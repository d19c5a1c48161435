import type { AvisPerdu } from '#domain/compte/visite-effacee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { POUR_L_ENTREPRISE } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { MemoryCourrier, MemoryStore } from './memory-store.ts'

const ATTENDUS: readonly MemoryCourrier['statut'][] = ['a_envoyer', 'echoue']

/** What the business was not told yet of the appointments of these prestations. */
export const avisPerdus = (
  { courriers, evenements }: MemoryStore,
  dossiers: readonly Dossier[],
): readonly AvisPerdu[] =>
  dossiers.flatMap(({ prestation: { id, reference } }) => {
    const convenue = (evenements.get(id) ?? []).some(({ fait }) => fait.genre === 'date_acceptee')
    return [...courriers.values()].flatMap((courrier) =>
      'annonce' in courrier &&
      courrier.prestationId === id &&
      POUR_L_ENTREPRISE.includes(courrier.genre) &&
      ATTENDUS.includes(courrier.statut)
        ? [{ prestationId: id, reference, annonce: courrier.annonce, convenue }]
        : [],
    )
  })
