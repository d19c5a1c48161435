import type { Knex } from 'knex'

// None of these is needed at 10 000 rows: a list reads its table once, however it is sorted and filtered.
const SUPERFLUS = `
  drop index prestations_par_statut, prestations_par_montant, prestations_par_visite, prestations_prioritaires,
    messages_par_statut, factures_recentes, retractations_recentes, retractations_a_traiter, retractations_de_la_prestation,
    contrats_archives_a_terme`

const RETOUR = `
  create index prestations_par_statut on prestations (statut, id collate "C" desc);
  create index prestations_par_montant on prestations (statut, total_net desc, id desc);
  create index prestations_par_visite on prestations (statut, visite_le collate "C" desc, id desc)
    where visite_le is not null;
  create index prestations_prioritaires on prestations (priorite, statut, id collate "C" desc) where priorite <> 'normale';
  create index messages_par_statut on messages (statut, id collate "C" desc);
  create index factures_recentes on factures (emise_le desc, numero desc);
  create index retractations_recentes on retractations (recue_le desc, id);
  create index retractations_a_traiter on retractations (recue_le) where traitee_le is null;
  create index retractations_de_la_prestation on retractations (prestation_id);
  create index contrats_archives_a_terme on contrats_archives (jusqu_au)`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(SUPERFLUS)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
