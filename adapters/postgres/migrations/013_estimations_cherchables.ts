import type { Knex } from 'knex'

// The application folds what it writes; what was written before is folded here, as far as a migration can.
const PLIER = `
  create function mots_provisoires(texte text, entiers text[]) returns tsvector language sql immutable as $$
    select array_to_tsvector(
      array_remove(
        regexp_split_to_array(
          lower(
            translate(
              replace(replace(replace(replace(replace(texte, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'),
              'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ',
              'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'
            )
          ),
          '[^[:alnum:]]+'
        ) || array_remove(entiers, null),
        ''
      )
    )
  $$`

// What a visitor leaves is a town. The words of who called stand by themselves: they go when the person is forgotten.
const MOTS = `
  alter table estimations
    add column recherche tsvector not null default '',
    add column appelant tsvector;
  update estimations set
    recherche = mots_provisoires(concat_ws(' ', code_postal, ville), array[]::text[]),
    appelant = case when num_nonnulls(nom, email, telephone) > 0 then
      mots_provisoires(concat_ws(' ', nom, split_part(email, '@', 1)), array[email, '0' || substr(telephone, 4)])
    end;
  alter table estimations
    alter column recherche drop default,
    add constraint estimations_appelant_check check (appelant is null or num_nonnulls(nom, email, telephone) > 0);
  drop function mots_provisoires`

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Some fifty days: the beginning of an id, whose fourth letter is the first of four. */
const DEBUT = `left(id, 3) || translate(substr(id, 4, 1), '${ALPHABET}', '000044448888CCCCGGGGMMMMRRRRWWWW')`

// As for the other registers, slice by slice. The id of an order ends in the characters of its reference: they go with it.
const INDEX = `
  create function mots_d_estimation(id text, recherche tsvector, appelant tsvector, sorte text, prestation_id text)
  returns tsvector language plpgsql immutable parallel safe as $$
  declare
    mots text := concat(
      ' ' || cast(nullif(recherche, '') as text), ' ' || cast(appelant as text), ' ''=' || sorte || '''',
      ' ''' || lower(right(prestation_id, 6)) || ''''
    );
  begin
    return cast(replace(mots, ' ''', ' ''i' || ${DEBUT} || '/') as tsvector);
  end $$;
  create index estimations_recherche on estimations
    using gin ((mots_d_estimation(id, recherche, appelant, sorte, prestation_id))) with (gin_pending_list_limit = 64);
  alter index estimations_recherche alter column 1 set statistics 0`

const RETOUR = `
  drop index estimations_recherche;
  drop function mots_d_estimation;
  alter table estimations drop column recherche, drop column appelant`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [PLIER, MOTS, INDEX]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
