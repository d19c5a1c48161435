import { EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { NOM_LONGUEUR_MAX } from '#domain/client/nom'
import { TextField } from '../../components/text-field.tsx'
import { APPEL_TEXTS } from './texts.ts'
import type { ChampsProps } from '../../pages/commander/informations/champs.ts'
import { ChoixAcheteur } from '../../pages/commander/informations/choix-acheteur.tsx'
import { Partie } from '../../pages/commander/informations/partie.tsx'

/** Who is calling; `facultatif` while it is only an estimate. */
export const Appelant = ({
  saisie,
  erreurs,
  changer,
  facultatif = true,
}: ChampsProps & { readonly facultatif?: boolean }) => (
  <Partie id="partie-appelant" titre={facultatif ? APPEL_TEXTS.contact : APPEL_TEXTS.client}>
    {facultatif ? null : (
      <ChoixAcheteur label={APPEL_TEXTS.typeClient} saisie={saisie} erreurs={erreurs} changer={changer} />
    )}
    <TextField
      name="nom"
      label={APPEL_TEXTS.nom}
      error={erreurs.nom}
      optional={facultatif}
      autoComplete="off"
      maxLength={NOM_LONGUEUR_MAX}
      value={saisie.nom}
      onChange={({ target }) => changer({ nom: target.value })}
    />
    <TextField
      name="telephone"
      label={APPEL_TEXTS.telephone}
      error={erreurs.telephone}
      optional={facultatif}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      value={saisie.telephone}
      onChange={({ target }) => changer({ telephone: target.value })}
    />
    <TextField
      name="email"
      label={APPEL_TEXTS.email}
      error={erreurs.email}
      optional={facultatif}
      type="email"
      inputMode="email"
      autoComplete="off"
      maxLength={EMAIL_LONGUEUR_MAX}
      value={saisie.email}
      onChange={({ target }) => changer({ email: target.value })}
    />
  </Partie>
)
