import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/emission'
import type { AvoirPrepare, FacturePreparee, PiecePreparee } from '#domain/facturation/piece'
import { type DossierAFacturer, preparerFacture, type RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { PrestationInconnue } from '#domain/prestation/reference'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import type { FactureInconnue, NumeroPiece } from '#domain/facturation/numero-piece'
import {
  type DemandeDAvoir,
  exigerReste,
  preparerAvoir,
  type RefusDAvoir,
  type ResteChange,
} from '#domain/facturation/preparer-avoir'
import type { Montant } from '#domain/shared/montant'
import { type AFacturer, preparerSaisie } from '#domain/facturation/a-facturer'
import { relireFacture } from './lire-factures.ts'
import { adresseDeVerification, coderDocument } from './verifier-document.ts'
import { suivrePrestation } from '../rendez-vous/mes-prestations.ts'

export type PortsRediger = Pick<Ports, 'hasher' | 'documents' | 'adressePublique'>

/** A document under the number it was given: the bytes that are kept; for professionals, the structured form too. */
export const rediger =
  ({ documents, hasher, adressePublique }: PortsRediger) =>
  <P extends PiecePreparee>(preparee: P, numero: NumeroPiece) => {
    const piece = { ...preparee, numero, code: coderDocument(hasher)(preparee.reference, numero) }
    const xml = piece.acheteur.type === 'professionnel' ? documents.facturX(piece) : null
    return pipe(
      documents.facturePdf(piece, xml, adresseDeVerification(adressePublique)),
      TE.map((pdf) => ({ piece, pdf, xml, empreinte: hasher.empreinteDeContenu(pdf) })),
    )
  }

/** `version` is that of the prestation that was read; `null` bills whatever is there. */
export type DemandeDeFacture = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDeFacture
}

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

type RefusDEmission = VersionPerimee | HorlogeEnArriere | RefusDeFacture

type Refus = PrestationInconnue | RefusDEmission

const decider =
  ({ entreprise, clock }: PortsEmettre, { version, saisie }: DemandeDeFacture) =>
  (aFacturer: DossierAFacturer, precedent: Precedent): E.Either<RefusDEmission, FacturePreparee> =>
    pipe(
      exigerVersion(aFacturer.dossier, version),
      E.flatMap((): E.Either<RefusDEmission, Date> => momentDEmission(clock.maintenant(), precedent)),
      E.flatMap((moment) => preparerFacture(aFacturer, saisie, entreprise, moment)),
    )

/** Issues the invoice of a prestation: decided, numbered, written, mailed, all or nothing. */
export const emettreFacture =
  (ports: PortsEmettre) =>
  (demande: DemandeDeFacture): TE.TaskEither<Refus | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(identifierPrestation(demande.id)),
      TE.flatMap((id) => ports.factures.emettre(id, decider(ports, demande), rediger(ports))),
      TE.flatMap(({ numero }) => relireFacture(ports)(numero)),
    )

/** `resteAttendu` is what was left of the invoice when it was read; without it, it is credited as it stands. */
export type CorrectionDeFacture = DemandeDAvoir & {
  readonly admin: Admin
  readonly numero: NumeroPiece
  readonly resteAttendu?: Montant | null
}

type RefusDeCorrection = ResteChange | HorlogeEnArriere | RefusDAvoir

const deciderAvoir =
  ({ entreprise, clock }: PortsEmettre, { resteAttendu = null, ...demande }: CorrectionDeFacture) =>
  (suivie: FactureSuivie, precedent: Precedent): E.Either<RefusDeCorrection, AvoirPrepare> =>
    pipe(
      exigerReste(suivie, resteAttendu),
      E.bindTo('lue'),
      E.bindW('moment', ({ lue }) => momentDEmission(clock.maintenant(), precedent, new Date(lue.facture.emiseLe))),
      E.flatMap(({ lue, moment }): E.Either<RefusDeCorrection, AvoirPrepare> =>
        preparerAvoir(lue, demande, entreprise, moment),
      ),
    )

/** Gives back an invoice, whole or in part; the invoice itself stays as it was issued. */
export const emettreAvoir =
  (ports: PortsEmettre) =>
  (demande: CorrectionDeFacture): TE.TaskEither<FactureInconnue | RefusDeCorrection | PortFailure, FactureSuivie> =>
    pipe(
      ports.factures.emettreAvoir(demande.numero, deciderAvoir(ports, demande), rediger(ports)),
      TE.flatMap(() => relireFacture(ports)(demande.numero)),
    )

export type DemandeDeFacturation = { readonly admin: Admin; readonly id: string }

type PortsPreparer = Pick<Ports, 'clock' | 'prestations' | 'factures' | 'entreprise'>

/** What the form of an invoice starts from; changes nothing. */
export const preparerFacturation =
  (ports: PortsPreparer) =>
  ({ id }: DemandeDeFacturation): TE.TaskEither<PrestationInconnue | PortFailure, AFacturer> => {
    const instant = ports.clock.maintenant()
    return pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bindW('suivi', ({ prestationId }) => suivrePrestation(ports)(prestationId, instant)),
      TE.bindW('compte', ({ prestationId }) => ports.factures.compte(prestationId)),
      TE.map(({ suivi: { dossier, evenements }, compte }) =>
        preparerSaisie({ ...compte, dossier }, evenements, ports.entreprise, instant),
      ),
    )
  }
