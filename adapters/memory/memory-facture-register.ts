import * as TE from '#fp/TaskEither'
import type { ChoixDeFactures, FactureRegister } from '#application/ports/facture-register'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { etatDeFacture, type FactureSuivie } from '#domain/facturation/reglement'
import { correspond } from '#domain/recherche/clef-de-recherche'
import { clefDePiece } from '#domain/recherche/clefs'
import { facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'
import { clefDInstant, pageEnMemoire } from './page-en-memoire.ts'

const choisie =
  ({ mots, etat }: ChoixDeFactures, jour: DateCivile) =>
  (suivie: FactureSuivie): boolean =>
    (etat === null || etatDeFacture(suivie, jour) === etat) &&
    [suivie.facture, ...suivie.avoirs].some((piece) => correspond(clefDePiece(piece), mots))

/** The register of invoices in memory. */
export const makeMemoryFactureRegister = (store: MemoryStore): FactureRegister => ({
  lister: (choix, jour) =>
    TE.fromIO(() =>
      pageEnMemoire(
        facturesSuivies(store).filter(choisie(choix, jour)),
        {
          clef: ({ facture }) => clefDInstant(new Date(facture.emiseLe)),
          id: ({ facture }) => facture.numero,
          sens: 'desc',
        },
        choix.page,
        choix.mots.length > 0 || choix.etat !== null,
      ),
    ),
})
