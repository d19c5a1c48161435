import * as TE from '#fp/TaskEither'
import type { ChoixDePrestations, PrestationRegister } from '#application/ports/prestation-register'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import { totalDe } from '#application/shared/page-de-registre'
import { attendUneDate, estAContacter, estEnRetard } from '#domain/prestation/a-contacter'
import type { Prestation } from '#domain/prestation/prestation'
import { correspond } from '#domain/recherche/clef-de-recherche'
import { clefDePrestation } from '#domain/recherche/clefs'
import { type Dossier, laisserExpirer } from '#domain/rendez-vous/dossier'
import type { MemoryStore } from './memory-store.ts'
import { clefDInstant, type Ordre, ordreDe, pageEnMemoire } from './page-en-memoire.ts'

/** Day and hour of the visit that is proposed or agreed. */
const visiteLe = ({ validationDate }: Prestation): string | null =>
  validationDate === null || validationDate.statut === 'refuse'
    ? null
    : `${validationDate.date}T${validationDate.heure}`

const MONTANT_LONGUEUR = 12

const id = ({ prestation }: Dossier): string => prestation.id

const ORDRES: Readonly<Record<ClefDePrestation, Ordre<Dossier>>> = {
  recentes: { clef: id, id, sens: 'desc' },
  a_contacter: { clef: ({ prestation }) => clefDInstant(prestation.contactAvant), id, sens: 'asc' },
  rendez_vous: { clef: ({ prestation }) => visiteLe(prestation) ?? '', id, sens: 'desc' },
  montant: {
    clef: ({ prestation }) => String(prestation.estimation.totalNet).padStart(MONTANT_LONGUEUR, '0'),
    id,
    sens: 'desc',
  },
}

const A_SA_PLACE: Readonly<Record<ClefDePrestation, (prestation: Prestation) => boolean>> = {
  recentes: () => true,
  a_contacter: attendUneDate,
  rendez_vous: (prestation) => visiteLe(prestation) !== null,
  montant: () => true,
}

const choisie =
  ({ tri, statut, priorite, mots }: ChoixDePrestations) =>
  ({ prestation }: Dossier): boolean =>
    A_SA_PLACE[sensDeTri(tri).clef](prestation) &&
    (statut === null || prestation.statut === statut) &&
    (priorite === null || prestation.priorite === priorite) &&
    correspond(clefDePrestation(prestation), mots)

const dossiersA = (store: MemoryStore, instant: Date): readonly Dossier[] =>
  [...store.prestations.values()].map((dossier) => laisserExpirer(dossier, instant))

/** The register of prestations in memory. */
export const makeMemoryPrestationRegister = (store: MemoryStore): PrestationRegister => ({
  lister: (choix, instant) =>
    TE.fromIO(() => {
      const filtree = choix.mots.length > 0 || choix.priorite !== null
      return pageEnMemoire(
        dossiersA(store, instant).filter(choisie(choix)),
        ordreDe(ORDRES, choix.tri),
        choix.page,
        filtree,
      )
    }),
  chiffres: (instant) =>
    TE.fromIO(() => {
      const prestations = dossiersA(store, instant).map(({ prestation }) => prestation)
      const combien = (statut: string): number => prestations.filter((une) => une.statut === statut).length
      return {
        parStatut: {
          en_attente: combien('en_attente'),
          en_cours: combien('en_cours'),
          terminé: combien('terminé'),
          annulé: combien('annulé'),
        },
        aContacter: totalDe(prestations.filter(estAContacter).length),
        enRetard: totalDe(prestations.filter((prestation) => estEnRetard(prestation, instant)).length),
      }
    }),
})
