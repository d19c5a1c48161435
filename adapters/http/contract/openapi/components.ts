import type * as t from 'io-ts'
import { Acheteur } from '#domain/client/acheteur'
import { ValidationDate } from '#domain/prestation/validation-date'
import { Souhait } from '#domain/rendez-vous/souhait'
import { ClientReply, EffacementReply, LoginReply } from '../routes/comptes.ts'
import { FicheReply } from '../routes/clients-admin.ts'
import { EstimationFaiteReply } from '../routes/estimations-admin.ts'
import { PropositionReply } from '../routes/rendez-vous.ts'
import { AcheteurReply } from '../values/acheteur-reply.ts'
import { ClientDuRegistreReply } from '../values/client-du-registre-reply.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import { DateReply } from '../values/date-reply.ts'
import { DevisReply } from '../values/devis-reply.ts'
import { EstimationReply, LigneReply } from '../values/estimation-reply.ts'
import { Euros } from '../values/euros.ts'
import { FactureDAcompteReply } from '../values/facture-d-acompte-reply.ts'
import { FactureDuRegistreReply } from '../values/facture-du-registre-reply.ts'
import { AvoirReply, FactureReply } from '../values/facture-reply.ts'
import { FilReply } from '../values/fil-reply.ts'
import { LigneFactureeReply } from '../values/ligne-facturee-reply.ts'
import { MessageReply } from '../values/message-reply.ts'
import { Moment } from '../values/moment.ts'
import {
  DevisDePrestationReply,
  EvenementReply,
  MoyensReply,
  PrestationReply,
  TermeReply,
} from '../values/prestation-reply.ts'
import { AcompteRecuReply, MontantDetenuReply, ReglementReply } from '../values/reglement-reply.ts'
import { RetractationReply } from '../values/retractation-reply.ts'
import { ConserveeReply } from '../values/suppression-reply.ts'
import { VisiteReply } from '../values/visite-reply.ts'

/** Codecs of several calls. The documentation writes each once, under this name, and refers to it. */
export const COMPONENTS: Readonly<Record<string, t.Mixed>> = {
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
  ReglementReply,
  RetractationReply,
  Souhait,
  TermeReply,
  ValidationDate,
  VisiteReply,
}
