import { identity } from '#fp/function'
import {
  b2cCsvRoute,
  type ComptabiliteReply,
  comptabiliteRoute,
  dossierComptableRoute,
  type RecetteReply,
  recettesCsvRoute,
  recettesRoute,
} from '#adapters/http/contract/routes/comptabilite'
import * as documents from '#adapters/http/contract/routes/documents'
import * as factures from '#adapters/http/contract/routes/factures-admin'
import { mesFacturesRoute } from '#adapters/http/contract/routes/mon-espace'
import * as reglements from '#adapters/http/contract/routes/reglements'
import * as retractations from '#adapters/http/contract/routes/retractations'
import { factureDuRegistreReply, factureReply, transmissionReply } from '#adapters/http/contract/values/facture-reply'
import type { Comptabilite } from '#application/comptabilite/lire-comptabilite'
import type { RecetteExportee } from '#application/export/extraits'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { FactureDuRegistre, FactureSuivie } from '#domain/facturation/reglement'
import type { Site } from '../binding/bind-route.ts'
import { answered, enPage, enRegistre } from '../binding/send-reply.ts'

const utf8 = new TextEncoder()

const montreesPar = ({ clock }: Site) => {
  const jour = () => dateParis(clock.maintenant())
  return {
    jour,
    facture: (suivie: FactureSuivie) => factureReply(suivie, jour()),
    factureDuRegistre: (suivie: FactureDuRegistre) => factureDuRegistreReply(suivie, jour()),
  }
}

/** Documents for their clients, and their verification by code, limited so that codes cannot be guessed. */
export const bindFactures = (site: Site): void => {
  const { useCases, bind, bindWithin } = site
  const { factureDuRegistre } = montreesPar(site)
  bind(mesFacturesRoute, ({ client }) =>
    answered(useCases.mesFactures(client), (liste) => liste.map(factureDuRegistre)),
  )
  bind(documents.facturePdfRoute, ({ client, params: { id } }) =>
    answered(useCases.telechargerFacturePdf({ client, id }), identity),
  )
  bind(documents.piecePdfRoute, ({ client, params: { numero } }) =>
    answered(useCases.telechargerPiecePdf({ client, numero }), identity),
  )
  bind(documents.pieceXmlRoute, ({ client, params: { numero } }) =>
    answered(useCases.telechargerPieceXml({ client, numero }), ({ nom, texte }) => ({
      nom,
      contenu: utf8.encode(texte),
    })),
  )
  bindWithin('estimations')(documents.verifierRoute, ({ params: { code } }) =>
    answered(useCases.verifierDocument(code), documents.verificationReply),
  )
}

export const bindFacturesAdmin = (site: Site): void => {
  const { useCases, bind } = site
  const { jour, facture, factureDuRegistre } = montreesPar(site)
  bind(factures.facturationRoute, ({ admin, params: { id } }) =>
    answered(useCases.preparerFacturation({ admin, id }), (aFacturer) => factures.facturationReply(aFacturer, jour())),
  )
  bind(factures.listerFacturesRoute, ({ admin, query }) =>
    answered(useCases.listerFactures({ admin, ...query }), enRegistre(factureDuRegistre)),
  )
  bind(factures.lireFactureRoute, ({ admin, params: { numero } }) =>
    answered(useCases.lireFacture({ admin, numero }), ({ suivie, transmission }) => ({
      facture: factureDuRegistre(suivie),
      transmission: transmission === null ? null : transmissionReply(transmission),
    })),
  )
  bind(factures.renvoyerFactureRoute, ({ admin, params: { numero } }) =>
    answered(useCases.renvoyerFacture({ admin, numero }), () => ({}), { message: 'Le courriel repart au client.' }),
  )
  bind(factures.transmettreFactureRoute, ({ admin, params: { numero } }) =>
    answered(useCases.transmettreFacture({ admin, numero }), transmissionReply),
  )
  bind(factures.emettreFactureRoute, ({ admin, params: { id }, body: { version = null, terminer, ...saisie } }) =>
    answered(
      (terminer ? useCases.terminerEtFacturer : useCases.emettreFacture)({ admin, id, version, saisie }),
      facture,
    ),
  )
  bind(factures.emettreAvoirRoute, ({ admin, params: { numero }, body }) =>
    answered(useCases.emettreAvoir({ admin, numero, ...body }), facture),
  )
}

export const bindReglements = ({ useCases, bind }: Site): void => {
  bind(reglements.lireAcomptesRoute, ({ admin, params: { id } }) =>
    answered(useCases.preparerFacturation({ admin, id }), reglements.acomptesReply),
  )
  bind(reglements.enregistrerReglementRoute, ({ admin, params: { reference }, body: { soldeAttendu, ...saisie } }) =>
    answered(useCases.enregistrerReglement({ admin, reference, saisie, soldeAttendu }), reglements.compteReply),
  )
  bind(reglements.annulerReglementRoute, ({ admin, params: { reference, id }, body: { note } }) =>
    answered(useCases.annulerReglement({ admin, reference, reglementId: id, note }), reglements.compteReply),
  )
}

/** Headers for personal data: no cache may store the answer. */
export const NOT_STORED = { headers: { 'cache-control': 'no-store' } }

const comptabiliteReply = ({ seuils, ...lue }: Comptabilite): ComptabiliteReply => ({
  ...lue,
  seuils: seuils.map(({ seuil, ...progres }) => ({ ...seuil, ...progres })),
})

const recetteReply = ({ repartition, ...recette }: RecetteExportee): RecetteReply => ({ ...recette, ...repartition })

export const bindComptabilite = ({ useCases, bind }: Site): void => {
  bind(comptabiliteRoute, ({ admin, query: { annee } }) =>
    answered(useCases.lireComptabilite({ admin, annee }), comptabiliteReply),
  )
  bind(recettesRoute, ({ admin, query }) =>
    answered(useCases.lireRecettes({ admin, ...query }), (recettes) => recettes.map(recetteReply)),
  )
  bind(recettesCsvRoute, ({ admin, query }) =>
    answered(useCases.exporterLivre({ admin, quoi: 'recettes', format: 'csv', ...query }), identity, NOT_STORED),
  )
  bind(b2cCsvRoute, ({ admin, query }) =>
    answered(useCases.exporterLivre({ admin, quoi: 'b2c', format: 'csv', ...query }), identity, NOT_STORED),
  )
  bind(dossierComptableRoute, ({ admin, params: { annee } }) =>
    answered(useCases.composerDossier({ admin, annee }), identity, NOT_STORED),
  )
}

/** Withdrawals, the terms and the withdrawal form. */
export const bindRetractations = ({ useCases, bind, bindWithin }: Site): void => {
  bindWithin('retractations')(retractations.declarerRetractationRoute, ({ body }) =>
    answered(useCases.declarerRetractation(body), ({ recueLe }) => ({ recueLe: recueLe.toISOString() }), {
      message: 'Votre déclaration de rétractation est reçue.',
    }),
  )
  bind(retractations.listerRetractationsRoute, ({ admin, query }) =>
    answered(useCases.listerRetractations(admin, query), enPage(retractations.retractationReply)),
  )
  bind(retractations.confirmerRetractationRoute, ({ admin, params: { id } }) =>
    answered(useCases.confirmerRetractation({ admin, id }), retractations.retractationReply),
  )
  bind(retractations.marquerRetractationRoute, ({ admin, params: { id }, body }) =>
    answered(useCases.marquerRetractation({ admin, id, ...body }), retractations.retractationReply),
  )
  bind(documents.conditionsPdfRoute, () => answered(useCases.telechargerConditions(), identity))
  bind(documents.formulaireDeRetractationRoute, () => answered(useCases.telechargerFormulaire(), identity))
}
