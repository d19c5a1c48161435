import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { portFailure } from '#application/shared/port-failure'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { documenterReglement } from '#domain/facturation/encaisser'
import {
  type CompteOuvert,
  enregistrerReglement,
  type RefusDeReglement,
  type SaisieDeReglement,
} from '#domain/facturation/encaisser'
import { FACTURE_INCONNUE, type FactureInconnue, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { AvoirPrepare, FacturePreparee, PiecePreparee } from '#domain/facturation/piece'
import { type DemandeDAvoir, preparerAvoir } from '#domain/facturation/preparer-avoir'
import type { MentionsManquantes } from '#domain/facturation/mentions'
import { type DossierAFacturer, preparerFacture } from '#domain/facturation/preparer-facture'
import { estDAcompte, type FactureSuivie, type Reglement } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { euros } from '#domain/shared/montant'
import { reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { Operation, Rediger } from './facture-store.ts'
import type { Stores } from './stores.fixture.ts'

/** The afternoon of the orders. */
export const EMISSION = new Date('2026-11-20T15:00:00Z')

const utf8 = new TextEncoder()

/** Stands in for the PDF: bytes with the document number. */
export const redigerPiece: Rediger = (preparee, numero) =>
  TE.right({
    piece: { ...preparee, numero, code: `F${numero}` },
    pdf: utf8.encode(numero),
    xml: null,
    empreinte: numero,
  })

/** A renderer that always fails. */
export const redigerMal = () => TE.left(portFailure('rendu')(new Error('no paper')))

/** A finished order with its own client. */
export const commandeTerminee = async (
  stores: Pick<Stores, 'prestations'>,
  graine = 1,
  overrides: Partial<NouvellePrestation> = {},
): Promise<NouvellePrestation> => {
  const commande = await enregistrerCommande(stores, graine, overrides)
  await reussir(
    stores.prestations.modifier(commande.id, UN_INSTANT, (dossier) =>
      changerStatut(dossier, { statut: 'terminé', motif: 'fait sur place' }, UN_INSTANT),
    ),
  )
  return commande
}

/** An order with its own client, begun at their express request. */
export const commandeCommencee = (stores: Pick<Stores, 'prestations'>, graine = 1): Promise<NouvellePrestation> =>
  enregistrerCommande(stores, graine, {
    statut: 'en_cours',
    engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() },
  })

/** The client of the order of `graine` withdraws from it; further declarations need another `rang`. */
export const seRetracter = ({ retractations }: Pick<Stores, 'retractations'>, graine: number, rang = graine) =>
  reussir(
    retractations.declarer(
      uneDeclaration(
        { email: `cliente${graine}@courriel.example`, reference: `PREST-00000${graine}`, recueLe: dansHeures(1) },
        rang,
      ),
      (situation) => traiterDeclaration(uneDeclaration({ recueLe: dansHeures(1) }, rang), situation),
    ),
  )

const seule = (piece: PiecePreparee): Operation => ({ reglement: null, pieces: [piece] })

/** Issues the decided invoice and answers it. */
export const emettreDecidee = <R>(
  { factures }: Pick<Stores, 'factures'>,
  { id }: Pick<NouvellePrestation, 'id'>,
  decider: (aFacturer: DossierAFacturer) => E.Either<R, FacturePreparee>,
  rediger: Rediger = redigerPiece,
) =>
  pipe(
    factures.ecrire(
      { prestationId: id },
      ({ dossier, ...compte }): E.Either<PrestationInconnue | R, Operation> =>
        dossier === null ? E.left(PRESTATION_INCONNUE) : pipe(decider({ ...compte, dossier }), E.map(seule)),
      rediger,
    ),
    TE.flatMapOption(
      O.flatMap((compte) => O.fromNullable(compte.factures.at(-1)?.facture)),
      (): PrestationInconnue => PRESTATION_INCONNUE,
    ),
  )

/** Issues the invoice of the quote. */
export const emettre = (
  stores: Pick<Stores, 'factures'>,
  commande: Pick<NouvellePrestation, 'id'>,
  {
    saisie = {},
    instant = EMISSION,
    rediger = redigerPiece,
  }: { readonly saisie?: Partial<SaisieDeFacture>; readonly instant?: Date; readonly rediger?: Rediger } = {},
) =>
  emettreDecidee(
    stores,
    commande,
    (aFacturer) =>
      preparerFacture(aFacturer, { ...saisieDuDevis(dateParis(instant)), ...saisie }, uneEntreprise(), instant),
    rediger,
  )

/** Issues the decided credit note and answers it. */
export const crediterDecide = <R>(
  { factures }: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  decider: (suivie: FactureSuivie) => E.Either<R, AvoirPrepare>,
  rediger: Rediger = redigerPiece,
) => {
  const visee = (compte: CompteOuvert) => compte.factures.find(({ facture }) => facture.numero === numero)
  return pipe(
    factures.ecrire(
      { numero },
      (compte): E.Either<FactureInconnue | R, Operation> => {
        const suivie = visee(compte)
        return suivie === undefined ? E.left(FACTURE_INCONNUE) : pipe(decider(suivie), E.map(seule))
      },
      rediger,
    ),
    TE.flatMapOption(
      O.flatMap((compte) => O.fromNullable(visee(compte)?.avoirs.at(-1))),
      (): FactureInconnue => FACTURE_INCONNUE,
    ),
  )
}

/** Issues a credit note, by default for the whole invoice. */
export const crediter = (
  stores: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  demande: Partial<DemandeDAvoir> = {},
  rediger: Rediger = redigerPiece,
) =>
  crediterDecide(
    stores,
    numero,
    (suivie) =>
      preparerAvoir(
        suivie,
        { motif: 'erreur de saisie', montant: null, ventes: null, ...demande },
        uneEntreprise(),
        EMISSION,
      ),
    rediger,
  )

/** An invoice with its credit notes and payments; none for a deposit invoice. */
export const factureSuivie = ({ factures }: Pick<Stores, 'factures'>, numero: NumeroPiece) =>
  pipe(
    factures.parNumero(numero),
    TE.flatMapOption(
      O.flatMap((emise) => (estDAcompte(emise) ? O.none : O.some(emise))),
      (): FactureInconnue => FACTURE_INCONNUE,
    ),
  )

type Decider<R> = (compte: CompteOuvert) => E.Either<R, Reglement>

/** Records the decided payment of an order with its documents, and answers all its payments. */
export const ecrireReglement = <R>(
  { factures }: Pick<Stores, 'factures'>,
  { reference }: Pick<NouvellePrestation, 'reference'>,
  decider: Decider<R>,
  rediger: Rediger = redigerPiece,
  instant = EMISSION,
) =>
  pipe(
    factures.ecrire(
      { reference },
      (compte): E.Either<R | MentionsManquantes, Operation> =>
        pipe(
          decider(compte),
          E.bindTo('reglement'),
          E.bindW('pieces', ({ reglement }) =>
            documenterReglement(compte, reglement, { entreprise: uneEntreprise(), instant }),
          ),
        ),
      rediger,
    ),
    TE.flatMapOption(
      O.map(({ reglements }) => reglements),
      (): PrestationInconnue => PRESTATION_INCONNUE,
    ),
  )

/** `ecrireReglement` for the order of an invoice. */
export const ecrireSurFacture = <R>(
  stores: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  decider: Decider<R>,
  rediger: Rediger = redigerPiece,
  instant = EMISSION,
) =>
  pipe(
    factureSuivie(stores, numero),
    TE.flatMap(({ facture }) => ecrireReglement(stores, facture, decider, rediger, instant)),
  )

const unReglementDe =
  (id: string, saisie: Partial<SaisieDeReglement>): Decider<RefusDeReglement> =>
  (compte) => {
    const jour = dateParis(EMISSION)
    return enregistrerReglement(compte, { mode: 'virement', le: jour, montant: euros(20), note: '', ...saisie }, null, {
      id,
      instant: EMISSION,
      jour,
    })
  }

/** Records a payment of the order of an invoice, by default 20 € by transfer. */
export const payer = (
  stores: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  id: string,
  saisie: Partial<SaisieDeReglement> = {},
) => ecrireSurFacture(stores, numero, unReglementDe(id, saisie))

/** Records a payment of an order, by default 20 € by transfer. */
export const avancer = (
  stores: Pick<Stores, 'factures'>,
  commande: Pick<NouvellePrestation, 'reference'>,
  id: string,
  saisie: Partial<SaisieDeReglement> = {},
) => ecrireReglement(stores, commande, unReglementDe(id, saisie))

/** A decision that must not be called: it throws. */
export const jamais = (): E.Either<never, never> => {
  throw new Error('nothing was to be decided')
}
