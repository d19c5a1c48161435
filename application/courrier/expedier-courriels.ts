import * as O from '#fp/Option'
import * as T from '#fp/Task'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EchecDEnvoi } from '#application/ports/mailer'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { compterCourriel, type TropDEssais } from '#domain/compte/frein'
import type { PortFailure } from '#application/shared/port-failure'
import { ESSAIS_MAX, prochainEssai } from '#domain/courrier/courrier'
import { ecrireEchec, estCoupure, estDefinitif } from '#domain/courrier/echec'
import { composerCourriel, type PortsComposer } from './composer-courriel.ts'
import { lirePrestation } from './lettre.ts'

/** Mails claimed at once, and the duration of a claim: after it, another worker may take them. */
const LOT = 10
export const BAIL_MS = 120_000

/** No mail of a batch is begun in the second half of the claim, so that it leaves or fails before the claim ends. */
const DEBUT_MS = BAIL_MS / 2

/** Mails sent at the same time. If the mail server refuses them, the rest of the batch waits. */
export const DE_FRONT = 5

type Issue = 'envoye' | 'sans_objet'

type PortsExpedier = PortsComposer & Pick<Ports, 'outbox' | 'freins' | 'mailer'>

/** The recipient whose budget counts; `null` for mails to the business or caused by a known person. Resets have their own brake. */
const destinataireExpose = (
  { prestations }: PortsExpedier,
  courrier: CourrierReserve,
): TE.TaskEither<PortFailure, string | null> => {
  if (courrier.genre === 'retractation_client') return TE.right(courrier.detail.email)
  return courrier.genre !== 'commande_client'
    ? TE.right(null)
    : pipe(
        lirePrestation({ prestations })(courrier.prestationId),
        TE.map(({ contact }) => contact.email),
      )
}

const BUDGET = ecrireEchec({ motif: 'budget', statut: null, original: '' })

/** Counts a mail once against the budget of its recipient. True if the budget is spent: the mail then waits for the owner. */
const estRetenu =
  (ports: PortsExpedier, courrier: CourrierReserve) =>
  (email: string | null): TE.TaskEither<PortFailure, boolean> => {
    if (email === null) return TE.right(false)
    const { hasher, freins, outbox } = ports
    const cle = hasher.empreinte('budget-de-courriels', email)
    return pipe(
      freins.compter(cle, compterCourriel),
      TE.map(() => false),
      TE.orElse((refus: PortFailure | TropDEssais) =>
        refus._tag === 'TropDEssais' ? outbox.retenir(courrier, BUDGET) : TE.left(refus),
      ),
    )
  }

const expedier =
  (ports: PortsExpedier) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, Issue> =>
    pipe(
      composerCourriel(ports, courrier.genre, courrier),
      TE.flatMap(
        O.match(
          () => TE.right<PortFailure, Issue>('sans_objet'),
          (courriel) =>
            pipe(
              ports.mailer.envoyer(courriel),
              TE.map((): Issue => 'envoye'),
            ),
        ),
      ),
    )

const estDEnvoi = (echec: PortFailure | EchecDEnvoi): echec is EchecDEnvoi => 'motif' in echec

const messageDe = ({ cause }: PortFailure): string => (cause instanceof Error ? cause.message : String(cause))

const raisonDe = (echec: PortFailure): string =>
  estDEnvoi(echec)
    ? ecrireEchec({ ...echec, original: messageDe(echec) })
    : `${echec.port}: ${messageDe(echec)}`.slice(0, 500)

const noterEchec = (
  ports: PortsExpedier,
  heure: Date,
  courrier: CourrierReserve,
  echec: PortFailure,
): TE.TaskEither<PortFailure, void> => {
  const dernier = courrier.essais >= ESSAIS_MAX || (estDEnvoi(echec) && estDefinitif(echec.motif))
  // The former address may belong to nobody: a failure needs no action of the owner.
  if (dernier && courrier.genre === 'ancienne_adresse') return ports.outbox.marquerSansObjet(courrier)
  return ports.outbox.marquerEchoue(courrier, dernier ? null : prochainEssai(heure, courrier.essais), raisonDe(echec))
}

const noterIssue = (
  { outbox, clock }: PortsExpedier,
  courrier: CourrierReserve,
  issue: Issue,
): TE.TaskEither<PortFailure, void> =>
  issue === 'envoye' ? outbox.marquerEnvoye(courrier, clock.maintenant()) : outbox.marquerSansObjet(courrier)

/** Keeps the mails within the budget. They are counted before the mail server is contacted, so that none is missed while it is down. */
const garderPermis = (
  ports: PortsExpedier,
  heure: Date,
  courriers: readonly CourrierReserve[],
): TE.TaskEither<PortFailure, readonly CourrierReserve[]> =>
  pipe(
    courriers,
    TE.traverseSeqArray((courrier) =>
      pipe(
        courrier.essais === 1 ? destinataireExpose(ports, courrier) : TE.right(null),
        TE.flatMap(estRetenu(ports, courrier)),
        TE.matchE(
          (echec) =>
            pipe(
              noterEchec(ports, heure, courrier, echec),
              TE.map((): readonly CourrierReserve[] => []),
            ),
          (retenu) => TE.right(retenu ? [] : [courrier]),
        ),
      ),
    ),
    TE.map((permis) => permis.flat()),
  )

const traiter =
  (ports: PortsExpedier, heure: Date) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, EchecDEnvoi | null> =>
    pipe(
      expedier(ports)(courrier),
      TE.matchE(
        (echec) =>
          pipe(
            noterEchec(ports, heure, courrier, echec),
            TE.map(() => (estDEnvoi(echec) && estCoupure(echec.motif) ? echec : null)),
          ),
        (issue) =>
          pipe(
            noterIssue(ports, courrier, issue),
            TE.map(() => null),
          ),
      ),
    )

const remettre = (
  ports: PortsExpedier,
  heure: Date,
  courriers: readonly CourrierReserve[],
  coupure: EchecDEnvoi,
): TE.TaskEither<PortFailure, void> =>
  pipe(
    courriers,
    TE.traverseSeqArray((courrier) => noterEchec(ports, heure, courrier, coupure)),
    TE.flatMap(() => TE.left(coupure)),
  )

/** `finLe`: end of the batch by the clock of this instance. Mails not begun by then are left to the next worker. */
const expedierLot =
  (
    ports: PortsExpedier,
    heure: Date,
    courriers: readonly CourrierReserve[],
    finLe: number,
  ): TE.TaskEither<PortFailure, void> =>
  () => {
    const file = [...courriers]
    let coupure: EchecDEnvoi | null = null
    const suivant = (): TE.TaskEither<PortFailure, void> => {
      const commencer = coupure === null && ports.clock.maintenant().getTime() <= finLe
      const courrier = commencer ? file.shift() : undefined
      return courrier === undefined
        ? TE.right(undefined)
        : pipe(
            traiter(ports, heure)(courrier),
            TE.flatMap((rencontree) => {
              coupure ??= rencontree
              return suivant()
            }),
          )
    }
    const reste = (): TE.TaskEither<PortFailure, void> =>
      coupure === null ? TE.right(undefined) : remettre(ports, heure, file, coupure)
    return pipe(Array.from({ length: DE_FRONT }, suivant), TE.sequenceArray, TE.flatMap(reste))()
  }

const joindrePuisExpedier = (
  ports: PortsExpedier,
  heure: Date,
  courriers: readonly CourrierReserve[],
  finLe: number,
): TE.TaskEither<PortFailure, void> =>
  courriers.length === 0
    ? TE.right(undefined)
    : pipe(
        ports.mailer.joindre,
        TE.matchE(
          (coupure) => remettre(ports, heure, courriers, coupure),
          () => expedierLot(ports, heure, courriers, finLe),
        ),
      )

const traiterLot =
  (ports: PortsExpedier, heure: Date) =>
  (courriers: readonly CourrierReserve[]): TE.TaskEither<PortFailure, void> =>
    pipe(
      T.fromIO(() => ports.clock.maintenant().getTime() + DEBUT_MS),
      T.flatMap((finLe) =>
        pipe(
          garderPermis(ports, heure, courriers),
          TE.flatMap((permis) => joindrePuisExpedier(ports, heure, permis, finLe)),
        ),
      ),
    )

/** Sends due mails; fails if the mail server accepts none. A mail may be sent twice, under the same Message-ID. */
export const expedierCourriels = (ports: PortsExpedier): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.outbox.heure,
    TE.flatMap((heure) =>
      pipe(ports.outbox.reserver(heure, new Date(heure.getTime() + BAIL_MS), LOT), TE.tap(traiterLot(ports, heure))),
    ),
    TE.map((courriers) => courriers.length),
  )
