import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type EtatDuContrat,
  type RetractationATraiter,
  resteATraiter,
  type MarqueDeRetractation,
  marquerTraitee,
  type RetractationASolder,
} from '#domain/retractation/a-traiter'
import {
  type DeclarationSaisie,
  recevoirDeclaration,
  type DeclarationRecue,
  RETRACTATION_INCONNUE,
  type RetractationInconnue,
} from '#domain/retractation/declaration'
import {
  traiterDeclaration,
  confirmerDeclaration,
  type RetractationSansAttente,
} from '#domain/retractation/traiter-declaration'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Ports } from '../ports/ports.ts'
import type { Page, PageDemandee } from '../shared/page.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

type PortsDuContrat = Pick<Ports, 'factures' | 'prestations'>

type DeclarationSuivie = { readonly declaration: DeclarationRecue; readonly reste: RetractationATraiter | null }

const SANS_CONTRAT: EtatDuContrat = { factures: [], acomptes: [], modalite: null }

const contratDe = (
  { factures, prestations }: PortsDuContrat,
  { prestationId }: DeclarationRecue,
): TE.TaskEither<PortFailure, EtatDuContrat> =>
  prestationId === null
    ? TE.right(SANS_CONTRAT)
    : pipe(
        TE.Do,
        TE.bind('emises', () => factures.emises({ prestationId })),
        TE.bind('acomptes', () => factures.acomptes(prestationId)),
        TE.bind('prestation', () => prestations.parId(prestationId)),
        TE.map(({ prestation, emises, acomptes }) => ({
          factures: emises.factures,
          acomptes,
          modalite: O.isSome(prestation) ? prestation.value.prestation.estimation.modalite : null,
        })),
      )

const suivreDeclaration =
  (ports: PortsDuContrat) =>
  (declaration: DeclarationRecue): TE.TaskEither<PortFailure, DeclarationSuivie> =>
    pipe(
      contratDe(ports, declaration),
      TE.map((contrat) => ({ declaration, reste: resteATraiter(declaration, contrat) })),
    )

/** The answer is always the same; only the mail to the order's address tells the outcome. */
type DeclarationAccusee = { readonly recueLe: Date }

export const declarerRetractation =
  ({ clock, randomness, retractations }: Pick<Ports, 'clock' | 'randomness' | 'retractations'>) =>
  (saisie: DeclarationSaisie): TE.TaskEither<PortFailure, DeclarationAccusee> => {
    const declaration = recevoirDeclaration(saisie, clock.maintenant(), randomness.octets(OCTETS_IDENTITE))
    return pipe(
      retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation)),
      TE.map(({ recueLe }) => ({ recueLe })),
    )
  }

/** The owner confirms a declaration made under another name: it takes effect on the day it was received. */
export const confirmerRetractation =
  (ports: PortsDuContrat & Pick<Ports, 'clock' | 'retractations'>) =>
  ({
    id,
  }: {
    readonly admin: Admin
    readonly id: string
  }): TE.TaskEither<RetractationInconnue | RetractationSansAttente | PortFailure, DeclarationSuivie> =>
    pipe(
      ports.retractations.confirmer(id, ports.clock.maintenant(), confirmerDeclaration),
      ouRefuser(RETRACTATION_INCONNUE),
      TE.flatMap(suivreDeclaration(ports)),
    )

export const listerRetractations =
  (ports: PortsDuContrat & Pick<Ports, 'retractations'>) =>
  (_: Admin, page: PageDemandee): TE.TaskEither<PortFailure, Page<DeclarationSuivie>> =>
    pipe(
      ports.retractations.lister(page),
      TE.flatMap(({ elements, ...reste }) =>
        pipe(
          elements,
          TE.traverseSeqArray(suivreDeclaration(ports)),
          TE.map((suivies) => ({ ...reste, elements: suivies })),
        ),
      ),
    )

type DemandeDeMarque = MarqueDeRetractation & { readonly admin: Admin; readonly id: string }

type RefusDeMarque = RetractationInconnue | RetractationASolder

/** Closes a declaration, or reopens it. Closing it again keeps the first day. */
export const marquerRetractation =
  (ports: PortsDuContrat & Pick<Ports, 'clock' | 'retractations'>) =>
  ({ admin, id, ...marque }: DemandeDeMarque): TE.TaskEither<RefusDeMarque | PortFailure, DeclarationSuivie> =>
    pipe(
      ports.retractations.parId(id),
      ouRefuser(RETRACTATION_INCONNUE),
      TE.bindTo('declaration'),
      TE.bindW('contrat', ({ declaration }) => contratDe(ports, declaration)),
      TE.bindW('traiteeLe', ({ declaration, contrat }) =>
        TE.fromEither(marquerTraitee(declaration, contrat, marque, ports.clock.maintenant())),
      ),
      TE.bindW('marquee', ({ traiteeLe }) =>
        pipe(ports.retractations.marquer(id, traiteeLe), ouRefuser(RETRACTATION_INCONNUE)),
      ),
      TE.map(({ contrat, marquee }) => ({ declaration: marquee, reste: resteATraiter(marquee, contrat) })),
    )

const DERNIERES = 50

export const retractationsATraiter = (
  ports: PortsDuContrat & Pick<Ports, 'retractations'>,
): TE.TaskEither<PortFailure, readonly RetractationATraiter[]> =>
  pipe(
    ports.retractations.aTraiter(DERNIERES),
    TE.flatMap(TE.traverseSeqArray(suivreDeclaration(ports))),
    TE.map((suivies) =>
      suivies
        .flatMap(({ reste }) => (reste === null ? [] : [reste]))
        .toSorted((a, b) => a.declaration.recueLe.getTime() - b.declaration.recueLe.getTime()),
    ),
  )
