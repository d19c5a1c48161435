import { CompteReply } from '../routes/reglements.ts'
import type * as t from 'io-ts'
import { Acheteur } from '#domain/client/acheteur'
import { ValidationDate } from '#domain/prestation/validation-date'
import { Souhait } from '#domain/rendez-vous/souhait'
import { AbsenceBody, AbsenceReply } from '../routes/absences.ts'
import { ClientReply, ConserveeReply, EffacementReply, LoginReply } from '../routes/comptes.ts'
import { ClientDuRegistreReply, FicheReply } from '../routes/clients.ts'
import { EstimationFaiteReply } from '../routes/estimations-admin.ts'
import { PropositionReply } from '../routes/rendez-vous.ts'
import {
  AcheteurReply,
  AvoirReply,
  FactureDAcompteReply,
  FactureDuRegistreReply,
  FactureReply,
  LigneFactureeReply,
} from '../values/facture-reply.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import {
  AcompteRecuReply,
  DateReply,
  DevisDePrestationReply,
  EvenementReply,
  MontantDetenuReply,
  MoyensReply,
  PrestationReply,
  ReglementReply,
  TermeReply,
} from '../values/prestation-reply.ts'
import { DevisReply } from '../routes/devis.ts'
import { EstimationReply, LigneReply } from '../values/estimation-reply.ts'
import { Euros } from '../values/lenient.ts'
import { FilReply, MessageReply } from '../routes/messages.ts'
import { Moment } from '../routes/prestations.ts'
import { RetractationReply } from '../routes/retractations.ts'
import { VisiteReply } from '../values/visite-reply.ts'

/** Codecs of several calls. The documentation writes each once, under this name, and refers to it. */
export const COMPONENTS: Readonly<Record<string, t.Mixed>> = {
  AbsenceBody,
  AbsenceReply,
  Acheteur,
  AcheteurReply,
  AcompteRecuReply,
  AvoirReply,
  ClientDuRegistreReply,
  ClientReply,
  CommandeReply,
  ConserveeReply,
  DateReply,
  DevisDePrestationReply,
  DevisReply,
  EffacementReply,
  EstimationFaiteReply,
  EstimationReply,
  Euros,
  EvenementReply,
  FactureDAcompteReply,
  FactureDuRegistreReply,
  FactureReply,
  FicheReply,
  FilReply,
  LigneFactureeReply,
  LigneReply,
  LoginReply,
  MessageReply,
  Moment,
  MontantDetenuReply,
  MoyensReply,
  PrestationReply,
  PropositionReply,
  CompteReply,
  ReglementReply,
  RetractationReply,
  Souhait,
  TermeReply,
  ValidationDate,
  VisiteReply,
}
