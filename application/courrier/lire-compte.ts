import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-session'
import type { PieceJointe } from '#application/ports/mailer'
import type { PortFailure } from '#application/shared/port-failure'
import type { Compte } from '#domain/compte/compte'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Courrier } from '#domain/courrier/courrier'
import { domaineDe, type Lectures, type Lettre, type PortsLire, pourLEntreprise, pourUnePersonne } from './lettre.ts'

export type Ouverture = {
  readonly compte: Compte
  readonly motDePasse: MotDePasseTemporaire
  /** The instant at which the password was drawn; earlier passwords end then. */
  readonly instant: Date
}

export type RecitsDeCompte = {
  readonly reinitialisation: Ouverture
  readonly nouvelle_adresse: Ouverture
  readonly ancienne_adresse: object
  readonly effacement_entreprise: Courrier<'effacement_entreprise'>['detail']
}

/** Calendar files that cancel visits of an erased account, one each: a CANCEL concerns one entry (RFC 5546, 3.2.5). */
export const joindreAnnulations = (
  { documents: { ics }, clock, entreprise, expediteur }: PortsLire,
  visites: readonly VisiteEffacee[],
): readonly PieceJointe[] =>
  visites.map(({ prestationId, reference, sequence, debut, fin }, rang) => ({
    nom: rang === 0 ? 'annulation.ics' : `annulation-${rang + 1}.ics`,
    type: 'text/calendar; method=CANCEL; charset=utf-8',
    contenu: ics({
      methode: 'CANCEL',
      ecritLe: clock.maintenant(),
      entrees: [
        {
          uid: `${prestationId}@${domaineDe(expediteur)}`,
          sequence,
          debut: new Date(debut),
          fin: new Date(fin),
          statut: 'CANCELLED',
          titre: `Visite annulée – ${reference}`,
          description: reference,
          lieu: '',
          organisateur: { nom: entreprise.nom, email: entreprise.email },
          participant: null,
        },
      ],
    }),
  }))

const ouvrir =
  (ports: PortsLire) =>
  (compte: Compte): TE.TaskEither<PortFailure, O.Option<Lettre<Ouverture>>> =>
    pipe(
      ouvrirCompte(ports)(compte.id),
      TE.map((motDePasse) =>
        O.some({
          ...pourUnePersonne(ports, compte.email),
          recit: { compte, motDePasse, instant: ports.clock.maintenant() },
        }),
      ),
    )

/** Whether the address has an account is checked here, where nobody waits for the answer. Without an account there is no mail. */
const lireOuverture = (ports: PortsLire, { email }: Courrier<'reinitialisation' | 'nouvelle_adresse'>) =>
  pipe(ports.comptes.parEmail(email), TE.flatMap(O.match(() => TE.right(O.none), ouvrir(ports))))

export const LECTURES_DE_COMPTE: Lectures<RecitsDeCompte> = {
  reinitialisation: lireOuverture,
  nouvelle_adresse: lireOuverture,
  ancienne_adresse: (ports, { email }) => TE.right(O.some({ ...pourUnePersonne(ports, email), recit: {} })),
  effacement_entreprise: (ports, { detail }) =>
    TE.right(O.some({ ...pourLEntreprise(ports, null, joindreAnnulations(ports, detail.visites)), recit: detail })),
}
