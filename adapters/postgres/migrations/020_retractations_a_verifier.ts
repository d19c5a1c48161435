import type { Knex } from 'knex'

const AVANT = ['acceptee', 'a_regler', 'hors_delai', 'exclue', 'inconnue']

const admettre = (issues: readonly string[]): string => `
  alter table retractations
    drop constraint retractations_issue_check,
    add constraint retractations_issue_check check (issue in (${issues.map((issue) => `'${issue}'`).join(', ')}))`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(admettre([...AVANT, 'a_verifier']))
}

// An order that is to be found, as the versions before have it: the owner still looks.
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update retractations
    set issue = 'inconnue', verdict = jsonb_set(verdict, '{issue}', '"inconnue"')
    where issue = 'a_verifier';
    update courriels
    set detail = jsonb_set(detail, '{verdict,issue}', '"inconnue"')
    where detail #>> '{verdict,issue}' = 'a_verifier'`)
  await knex.raw(admettre(AVANT))
}
