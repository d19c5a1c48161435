import type { Container } from 'inversify'
import { emettreAvoir } from '#application/facturation/emettre-avoir'
import { emettreFacture } from '#application/facturation/emettre-facture'
import { annulerAcompte, enregistrerAcompte } from '#application/facturation/enregistrer-acompte'
import { lireFacture } from '#application/facturation/lire-facture'
import { listerFactures } from '#application/facturation/lister-factures'
import { mesFactures } from '#application/facturation/mes-factures'
import { preparerFacturation } from '#application/facturation/preparer-facturation'
import { annulerReglement, enregistrerReglement } from '#application/facturation/regler-facture'
import { renvoyerFacture } from '#application/facturation/renvoyer-facture'
import {
  telechargerFacturePdf,
  telechargerPiecePdf,
  telechargerPieceXml,
} from '#application/facturation/telecharger-facture'
import { transmettreFacture } from '#application/facturation/transmettre-facture'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Invoices, credit notes and payments. */
export const assembleFacturation = (container: Container): void => {
  const lecture = ['factures'] as const
  fromPorts(container, USE_CASES.mesFactures, lecture, mesFactures)
  fromPorts(container, USE_CASES.lireFacture, ['factures', 'registreFactures'], lireFacture)
  fromPorts(container, USE_CASES.telechargerFacturePdf, lecture, telechargerFacturePdf)
  fromPorts(container, USE_CASES.telechargerPiecePdf, lecture, telechargerPiecePdf)
  fromPorts(container, USE_CASES.telechargerPieceXml, lecture, telechargerPieceXml)
  fromPorts(container, USE_CASES.listerFactures, ['clock', 'registreFactures'], listerFactures)
  fromPorts(
    container,
    USE_CASES.preparerFacturation,
    ['clock', 'prestations', 'factures', 'entreprise'],
    preparerFacturation,
  )
  const redaction = ['keyedHash', 'contentHash', 'factureRenderer', 'adressePublique'] as const
  const emission = [...redaction, 'clock', 'factures', 'entreprise'] as const
  fromPorts(container, USE_CASES.emettreFacture, emission, emettreFacture)
  fromPorts(container, USE_CASES.emettreAvoir, emission, emettreAvoir)
  fromPorts(container, USE_CASES.enregistrerReglement, ['clock', 'randomness', 'factures'], enregistrerReglement)
  fromPorts(container, USE_CASES.annulerReglement, [...emission, 'randomness'], annulerReglement)
  fromPorts(container, USE_CASES.enregistrerAcompte, [...emission, 'randomness'], enregistrerAcompte)
  fromPorts(container, USE_CASES.annulerAcompte, [...emission, 'randomness'], annulerAcompte)
  fromPorts(container, USE_CASES.renvoyerFacture, ['clock', 'factures'], renvoyerFacture)
  fromPorts(container, USE_CASES.transmettreFacture, ['clock', 'factures', 'plateforme'], transmettreFacture)
}
