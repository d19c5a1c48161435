import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type ContenuAPrevoir, effacerCompte, type Effacement, type PrestationEnCours } from '#domain/compte/effacement'
import {
  conserveJusquAu,
  GenreConserve,
  limiteDeConservation,
  type Regle,
  REGLES,
  type ConfirmationRequise,
  GENRES_A_RETIRER,
  type GenreDeCompte,
  type GenreSupprime,
} from '#domain/conservation/calendrier'
import { CONTRAT_INCONNU, type ContratArchive, type ContratInconnu, devisDuContrat } from '#domain/conservation/contrat'
import { type PasEncoreATerme, tousATerme } from '#domain/conservation/terme-de-conservation'
import { parseReference, type Reference } from '#domain/prestation/reference'
import { Estimation } from '#domain/tarification/estimation'
import type { EtatConserve, Terme } from '../ports/conservation-store.ts'
import type { Ports } from '../ports/ports.ts'
import { devisEnFichiers, nomDeDevis } from '../prestation/telecharger-devis.ts'
import type { Fichier } from '../shared/fichier.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

const JOURS_A_VENIR = 30

export type BilanDeConservation = EtatConserve & {
  readonly genre: GenreConserve
  readonly regle: Regle
  readonly bientot: number
  /** The earliest last day of these records; `null` if there are none. */
  readonly plusAncienJusquAu: DateCivile | null
}

type PortsConservation = Pick<Ports, 'clock' | 'conservation' | 'adminEmails'>

const etatAu = ({ conservation, adminEmails }: PortsConservation, genre: GenreConserve, jour: DateCivile) =>
  conservation.etat(genre, { jour, limite: limiteDeConservation(genre, jour) }, adminEmails)

const bilan = (
  ports: PortsConservation,
  genre: GenreConserve,
  jour: DateCivile,
): TE.TaskEither<PortFailure, BilanDeConservation> =>
  pipe(
    TE.Do,
    TE.bind('etat', () => etatAu(ports, genre, jour)),
    TE.bind('aVenir', () => etatAu(ports, genre, plusJours(jour, JOURS_A_VENIR))),
    TE.map(({ etat, aVenir }) => ({
      ...etat,
      genre,
      regle: REGLES[genre],
      bientot: aVenir.aTerme - etat.aTerme,
      plusAncienJusquAu: etat.plusAncien === null ? null : conserveJusquAu(genre, etat.plusAncien),
    })),
  )

export const lireConservation =
  (ports: PortsConservation) =>
  (_: Admin): TE.TaskEither<PortFailure, readonly BilanDeConservation[]> => {
    const jour = dateParis(ports.clock.maintenant())
    return TE.traverseSeqArray((genre: GenreConserve) => bilan(ports, genre, jour))(GenreConserve.values)
  }

type DemandeDeConservation = {
  readonly admin: Admin
  readonly confirmer: boolean
  readonly avancement?: (genre: GenreConserve, nombre: number) => void
}

export type Depart = { readonly genre: GenreConserve; readonly nombre: number }

type PortsAppliquer = Pick<Ports, 'clock' | 'conservation' | 'comptes' | 'adminEmails'>

/** Records per statement, so that other writes wait only briefly. */
const LOT = 1_000
const LOT_DE_COMPTES = 50

type Compter = (nombre: number) => void

const retirerTout = (
  ports: PortsAppliquer,
  genre: GenreSupprime,
  terme: Terme,
  compter: Compter,
  deja = 0,
): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.conservation.retirer(genre, terme, LOT),
    TE.tapIO((nombre) => () => compter(deja + nombre)),
    TE.flatMap((nombre) =>
      nombre < LOT ? TE.right(deja + nombre) : retirerTout(ports, genre, terme, compter, deja + nombre),
    ),
  )

const decider =
  (instant: Date, jour: DateCivile) =>
  (contenu: ContenuAPrevoir): E.Either<PasEncoreATerme | PrestationEnCours, Effacement> =>
    tousATerme(contenu.dossiers, jour) ? effacerCompte(contenu, instant) : E.left({ _tag: 'PasEncoreATerme' })

/** The number of accounts erased: 1, or 0 if the person became active again meanwhile. */
const effacer = (ports: PortsAppliquer, id: string, instant: Date): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.comptes.effacer(id, instant, decider(instant, dateParis(instant))),
    TE.map(() => 1),
    TE.orElse((refus) => (refus._tag === 'PortFailure' ? TE.left(refus) : TE.right(0))),
  )

const effacerTout = (
  ports: PortsAppliquer,
  genre: GenreDeCompte,
  terme: Terme,
  suite: { readonly compter: Compter; readonly apres: string | null; readonly deja: number },
): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.conservation.comptes(genre, terme, { admins: ports.adminEmails, apres: suite.apres, nombre: LOT_DE_COMPTES }),
    TE.bindTo('ids'),
    TE.bind('partis', ({ ids }) =>
      TE.traverseSeqArray((id: string) => effacer(ports, id, ports.clock.maintenant()))(ids),
    ),
    TE.flatMap(({ ids, partis }) => {
      const deja = partis.reduce((somme, un) => somme + un, suite.deja)
      suite.compter(deja)
      const apres = ids.at(-1)
      return apres === undefined || ids.length < LOT_DE_COMPTES
        ? TE.right(deja)
        : effacerTout(ports, genre, terme, { ...suite, apres, deja })
    }),
  )

const appliquer = (
  ports: PortsAppliquer,
  genre: GenreDeCompte | GenreSupprime,
  jour: DateCivile,
  compter: Compter,
): TE.TaskEither<PortFailure, number> => {
  const terme = { jour, limite: limiteDeConservation(genre, jour) }
  return genre === 'clients' || genre === 'clients_sans_commande'
    ? effacerTout(ports, genre, terme, { compter, apres: null, deja: 0 })
    : retirerTout(ports, genre, terme, compter)
}

export const appliquerConservation =
  (ports: PortsAppliquer) =>
  ({
    confirmer,
    avancement,
  }: DemandeDeConservation): TE.TaskEither<ConfirmationRequise | PortFailure, readonly Depart[]> =>
    pipe(
      confirmer ? TE.right(undefined) : TE.left<ConfirmationRequise>({ _tag: 'ConfirmationRequise' }),
      TE.flatMap(() => {
        const jour = dateParis(ports.clock.maintenant())
        return TE.traverseSeqArray((genre: GenreDeCompte | GenreSupprime) =>
          pipe(
            appliquer(ports, genre, jour, (nombre) => avancement?.(genre, nombre)),
            TE.map((nombre) => ({ genre, nombre })),
          ),
        )(GENRES_A_RETIRER)
      }),
    )

const contratLisible = ({ jusquAu, prestation, dates, versions }: ContratArchive) => {
  const { estimation, ...commande } = prestation
  return {
    lecture: 'Montants en centimes d’euro, instants en temps universel (ISO 8601).',
    conserveJusquAu: jusquAu,
    ...commande,
    estimation: Estimation.encode(estimation),
    dates,
    devisAcceptes: versions.map((version) => ({ ...version, estimation: Estimation.encode(version.estimation) })),
  }
}

type DemandeDeContrat = { readonly admin: Admin; readonly reference: string }

type PortsDuContrat = Pick<Ports, 'clock' | 'conservation' | 'documents' | 'entreprise'>

const lireReference = (reference: string): E.Either<ContratInconnu, Reference> =>
  E.mapLeft(() => CONTRAT_INCONNU)(parseReference(reference))

const composer =
  (ports: PortsDuContrat) =>
  (contrat: ContratArchive): TE.TaskEither<PortFailure, Fichier> =>
    pipe(
      devisDuContrat(contrat, ports.entreprise),
      TE.traverseSeqArray((devis) => devisEnFichiers(ports, devis, nomDeDevis(devis))),
      TE.flatMap((devis) =>
        ports.documents.zip(
          [{ nom: 'contrat.json', contenu: `${JSON.stringify(contratLisible(contrat), null, 2)}\n` }, ...devis.flat()],
          ports.clock.maintenant(),
        ),
      ),
      TE.map((contenu) => ({ nom: `contrat-${contrat.prestation.reference}.zip`, contenu })),
    )

export const telechargerContrat =
  (ports: PortsDuContrat) =>
  ({ reference }: DemandeDeContrat): TE.TaskEither<ContratInconnu | PortFailure, Fichier> =>
    pipe(
      TE.fromEither(lireReference(reference)),
      TE.flatMap(ports.conservation.contrat),
      ouRefuser(CONTRAT_INCONNU),
      TE.flatMap(composer(ports)),
    )
