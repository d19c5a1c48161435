import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { portFailure } from '#application/shared/port-failure'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { documenterReglement, type PieceDAcompte } from '#domain/facturation/documenter-acompte'
import {
  type CompteOuvert,
  enregistrerReglement,
  type RefusDeReglement,
  type SaisieDeReglement,
} from '#domain/facturation/encaisser'
import { FACTURE_INCONNUE, type FactureInconnue, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee } from '#domain/facturation/piece'
import { type DemandeDAvoir, preparerAvoir } from '#domain/facturation/preparer-avoir'
import { type MentionsManquantes, preparerFacture } from '#domain/facturation/preparer-facture'
import type { Reglement } from '#domain/facturation/reglement'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { euros } from '#domain/shared/montant'
import { reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import type { Encaissement, Rediger } from './facture-store.ts'
import type { Stores } from './stores.fixture.ts'

/** The afternoon of the orders. */
export const EMISSION = new Date('2026-11-20T15:00:00Z')

const utf8 = new TextEncoder()

/** Bytes that name the document. */
export const redigerFacture: Rediger<FacturePreparee, Facture> = (preparee, numero) =>
  TE.right({
    piece: { ...preparee, numero, code: `F${numero}` },
    pdf: utf8.encode(numero),
    xml: null,
    empreinte: numero,
  })

export const redigerAvoir: Rediger<AvoirPrepare, Avoir> = (prepare, numero) =>
  TE.right({
    piece: { ...prepare, numero, code: `A${numero}` },
    pdf: utf8.encode(numero),
    xml: null,
    empreinte: numero,
  })

export const redigerAcompte: Rediger<PieceDAcompte, FactureDAcompte | Avoir> = (preparee, numero) =>
  TE.right({
    piece: { ...preparee, numero, code: `D${numero}` },
    pdf: utf8.encode(numero),
    xml: null,
    empreinte: numero,
  })

/** A renderer that breaks. */
export const redigerMal = () => TE.left(portFailure('rendu')(new Error('no paper')))

/** An order of a client of its own, done. */
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

/** An order of a client of its own, begun at their express request. */
export const commandeCommencee = (stores: Pick<Stores, 'prestations'>, graine = 1): Promise<NouvellePrestation> =>
  enregistrerCommande(stores, graine, {
    statut: 'en_cours',
    engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() },
  })

/** The client of the order of `graine` withdraws from it; of several declarations, each has a `rang` of its own. */
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

/** Issues what the quote says. */
export const emettre = (
  { factures }: Pick<Stores, 'factures'>,
  { id }: Pick<NouvellePrestation, 'id'>,
  {
    saisie = {},
    instant = EMISSION,
    rediger = redigerFacture,
  }: {
    readonly saisie?: Partial<SaisieDeFacture>
    readonly instant?: Date
    readonly rediger?: Rediger<FacturePreparee, Facture>
  } = {},
) =>
  factures.emettre(
    id,
    (aFacturer) =>
      preparerFacture(aFacturer, { ...saisieDuDevis(dateParis(instant)), ...saisie }, uneEntreprise(), instant),
    rediger,
  )

/** Issues a credit note, for the whole unless told otherwise. */
export const crediter = (
  { factures }: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  demande: Partial<DemandeDAvoir> = {},
  rediger: Rediger<AvoirPrepare, Avoir> = redigerAvoir,
) =>
  factures.emettreAvoir(
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

type Decider<R> = (compte: CompteOuvert) => E.Either<R, Reglement>

/** Writes what was decided of the money of an order, with what a professional gets for it; answers all its payments. */
export const ecrireReglement = <R>(
  { factures }: Pick<Stores, 'factures'>,
  { reference }: Pick<NouvellePrestation, 'reference'>,
  decider: Decider<R>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir> = redigerAcompte,
  instant = EMISSION,
) =>
  pipe(
    factures.encaisser(
      reference,
      (compte): E.Either<R | MentionsManquantes, Encaissement> =>
        pipe(
          decider(compte),
          E.bindTo('reglement'),
          E.bindW('pieces', ({ reglement }) =>
            documenterReglement(compte, reglement, { entreprise: uneEntreprise(), instant }),
          ),
        ),
      rediger,
    ),
    TE.map(({ reglements }) => reglements),
  )

/** The same of the order of an invoice. */
export const ecrireSurFacture = <R>(
  stores: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  decider: Decider<R>,
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir> = redigerAcompte,
  instant = EMISSION,
) =>
  pipe(
    stores.factures.parNumero(numero),
    TE.flatMapOption(
      (lue) => lue,
      (): FactureInconnue => FACTURE_INCONNUE,
    ),
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

/** Writes a payment of the order of an invoice, by transfer and of 20 € unless told otherwise. */
export const payer = (
  stores: Pick<Stores, 'factures'>,
  numero: NumeroPiece,
  id: string,
  saisie: Partial<SaisieDeReglement> = {},
) => ecrireSurFacture(stores, numero, unReglementDe(id, saisie))

/** Writes a payment of an order, by transfer and of 20 € unless told otherwise. */
export const avancer = (
  stores: Pick<Stores, 'factures'>,
  commande: Pick<NouvellePrestation, 'reference'>,
  id: string,
  saisie: Partial<SaisieDeReglement> = {},
) => ecrireReglement(stores, commande, unReglementDe(id, saisie))

/** What a decision is not asked about. */
export const jamais = (): E.Either<never, never> => {
  throw new Error('nothing was to be decided')
}
