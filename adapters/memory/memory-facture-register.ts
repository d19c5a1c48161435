import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ChoixDeFactures, FactureRegister } from '#application/ports/facture-register'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { etatDuRegistre, type FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import { correspond } from '#domain/recherche/clef-de-recherche'
import { clefDePiece } from '#domain/recherche/clefs'
import { facturesDAcompteSuivies, facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'
import { clefDInstant, pageEnMemoire } from './page-en-memoire.ts'

const emises = (store: MemoryStore): readonly FactureDuRegistre[] => [
  ...facturesSuivies(store),
  ...facturesDAcompteSuivies(store, () => true),
]

const choisie =
  ({ mots, etat }: ChoixDeFactures, jour: DateCivile) =>
  (suivie: FactureDuRegistre): boolean =>
    (etat === null || etatDuRegistre(suivie, jour) === etat) &&
    correspond([suivie.facture, ...suivie.avoirs].map(clefDePiece).join(' '), mots)

/** The register of invoices in memory. */
export const makeMemoryFactureRegister = (store: MemoryStore): FactureRegister => ({
  lister: (choix, jour) =>
    TE.fromIO(() =>
      pageEnMemoire(
        emises(store).filter(choisie(choix, jour)),
        {
          clef: ({ facture }) => clefDInstant(new Date(facture.emiseLe)),
          id: ({ facture }) => facture.numero,
          sens: 'desc',
        },
        choix.page,
        choix.mots.length > 0,
      ),
    ),
  parNumero: (numero) =>
    TE.fromIO(() =>
      O.fromNullable(
        emises(store).find(({ facture, avoirs }) => [facture, ...avoirs].some((piece) => piece.numero === numero)),
      ),
    ),
})
