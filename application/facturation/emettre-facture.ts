import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Operation, Precedents, Rediger } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { type AFacturer, preparerSaisie } from '#domain/facturation/a-facturer'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/emission'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { FACTURE_INCONNUE, type FactureInconnue, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { PiecePreparee } from '#domain/facturation/piece'
import {
  type DemandeDAvoir,
  exigerReste,
  preparerAvoir,
  type RefusDAvoir,
  type ResteChange,
} from '#domain/facturation/preparer-avoir'
import { preparerFacture, type RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { changerStatut, type MotifRequis, type RefusDAnnulation } from '#domain/rendez-vous/changer-statut'
import { type Dossier, exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'
import type { Montant } from '#domain/shared/montant'
import { suivrePrestation } from '../rendez-vous/mes-prestations.ts'
import { adresseDeVerification, coderDocument } from './verifier-document.ts'

export type PortsRediger = Pick<Ports, 'hasher' | 'documents' | 'adressePublique'>

/** Writes a numbered document: its PDF, and for professionals the structured file. */
export const rediger =
  ({ documents, hasher, adressePublique }: PortsRediger): Rediger =>
  (preparee, numero) => {
    const piece = { ...preparee, numero, code: coderDocument(hasher)(preparee.reference, numero) }
    const xml = piece.acheteur.type === 'professionnel' ? documents.facturX(piece) : null
    return pipe(
      documents.facturePdf(piece, xml, adresseDeVerification(adressePublique)),
      TE.map((pdf) => ({ piece, pdf, xml, empreinte: hasher.empreinteDeContenu(pdf) })),
    )
  }

/** A document without a payment. */
const seule = (piece: PiecePreparee): Operation => ({ reglement: null, pieces: [piece] })

/** `version`: the version of the prestation that the owner read; `null` skips the check. */
export type DemandeDeFacture = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDeFacture
}

type PortsEmettre = PortsRediger & Pick<Ports, 'clock' | 'factures' | 'entreprise'>

type RefusDEmission = PrestationInconnue | VersionPerimee | HorlogeEnArriere | RefusDeFacture

type RefusDeFin = PrestationInconnue | VersionPerimee | CreneauOccupe | MotifRequis | RefusDAnnulation

const facturer =
  ({ entreprise, clock }: PortsEmettre, { version, saisie }: DemandeDeFacture) =>
  ({ dossier, ...compte }: CompteOuvert, { facture }: Precedents): E.Either<RefusDEmission, Operation> =>
    pipe(
      E.fromNullable(PRESTATION_INCONNUE)(dossier),
      E.flatMap((lu): E.Either<RefusDEmission, Dossier> => exigerVersion(lu, version)),
      E.bindTo('lu'),
      E.bindW('moment', () => momentDEmission(clock.maintenant(), facture)),
      E.flatMap(({ lu, moment }) => preparerFacture({ ...compte, dossier: lu }, saisie, entreprise, moment)),
      E.map(seule),
    )

/** Issues the invoice of a prestation: decision, number, document and mail, all or nothing. */
export const emettreFacture =
  (ports: PortsEmettre) =>
  (demande: DemandeDeFacture): TE.TaskEither<RefusDEmission | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(identifierPrestation(demande.id)),
      TE.flatMap((prestationId) => ports.factures.ecrire({ prestationId }, facturer(ports, demande), rediger(ports))),
      TE.flatMapOption(
        O.flatMap(({ factures }) => O.fromNullable(factures.at(-1))),
        (): RefusDEmission => PRESTATION_INCONNUE,
      ),
    )

/** Ends the work, unless it has ended already: a first try may have done so. Answers the version then. */
const terminer =
  ({ clock, prestations }: Pick<Ports, 'clock' | 'prestations'>) =>
  ({ id, version }: DemandeDeFacture): TE.TaskEither<RefusDeFin | PortFailure, number> => {
    const instant = clock.maintenant()
    return pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap((prestationId) =>
        prestations.modifier(prestationId, instant, (dossier) =>
          dossier.prestation.statut === 'terminé'
            ? E.right(null)
            : pipe(
                exigerVersion(dossier, version),
                E.flatMap(() => changerStatut(dossier, { statut: 'terminé', motif: '' }, instant)),
              ),
        ),
      ),
      TE.map(({ prestation }) => prestation.version),
    )
  }

/** Ends the work, then issues its invoice. If the invoice is refused, the work is over and waits to be billed. */
export const terminerEtFacturer =
  (ports: PortsEmettre & Pick<Ports, 'prestations'>) =>
  (demande: DemandeDeFacture): TE.TaskEither<RefusDeFin | RefusDEmission | PortFailure, FactureSuivie> =>
    pipe(
      terminer(ports)(demande),
      TE.flatMap((version) => emettreFacture(ports)({ ...demande, version })),
    )

/** `resteAttendu`: the rest of the invoice that the owner saw; without it nothing is compared. */
export type CorrectionDeFacture = DemandeDAvoir & {
  readonly admin: Admin
  readonly numero: NumeroPiece
  readonly resteAttendu?: Montant | null
}

type RefusDeCorrection = FactureInconnue | ResteChange | HorlogeEnArriere | RefusDAvoir

const factureDu = ({ factures }: CompteOuvert, numero: NumeroPiece): O.Option<FactureSuivie> =>
  O.fromNullable(factures.find(({ facture }) => facture.numero === numero))

const crediter =
  ({ entreprise, clock }: PortsEmettre, { numero, resteAttendu = null, ...demande }: CorrectionDeFacture) =>
  (compte: CompteOuvert, { avoir }: Precedents): E.Either<RefusDeCorrection, Operation> =>
    pipe(
      E.fromOption(() => FACTURE_INCONNUE)(factureDu(compte, numero)),
      E.flatMap((lue): E.Either<RefusDeCorrection, FactureSuivie> => exigerReste(lue, resteAttendu)),
      E.bindTo('lue'),
      E.bindW('moment', ({ lue }) => momentDEmission(clock.maintenant(), avoir, new Date(lue.facture.emiseLe))),
      E.flatMap(({ lue, moment }) => preparerAvoir(lue, demande, entreprise, moment)),
      E.map(seule),
    )

/** Issues a credit note for all or part of an invoice; the invoice itself does not change. */
export const emettreAvoir =
  (ports: PortsEmettre) =>
  (demande: CorrectionDeFacture): TE.TaskEither<RefusDeCorrection | PortFailure, FactureSuivie> =>
    pipe(
      ports.factures.ecrire({ numero: demande.numero }, crediter(ports, demande), rediger(ports)),
      TE.flatMapOption(
        O.flatMap((compte) => factureDu(compte, demande.numero)),
        (): RefusDeCorrection => FACTURE_INCONNUE,
      ),
    )

export type DemandeDeFacturation = { readonly admin: Admin; readonly id: string }

/** Reads the data of the invoice form; changes nothing. */
export const preparerFacturation =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'factures' | 'entreprise'>) =>
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
