import { EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { NOM_LONGUEUR_MAX } from '#domain/client/nom'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { CHAMPS_TEXTS, PARTIES } from '../../../contents/commander-texts.ts'
import { conseilTelephone } from '../../../features/commande/conseil-telephone.ts'
import type { ChampsProps } from './champs.ts'
import { ChoixAcheteur } from './choix-acheteur.tsx'
import { Partie } from './partie.tsx'

/** Shown at once for a number that the estimate accepts but the order refuses. */
const Conseil = ({ telephone }: { readonly telephone: string }) => {
  const conseil = conseilTelephone(telephone)
  return (
    <div aria-live="polite">
      {conseil === null ? null : (
        <Notice kind="warning">
          <p>{conseil}</p>
        </Notice>
      )}
    </div>
  )
}

/** For whom, whom to call and to write to. */
export const Coordonnees = ({ saisie, erreurs, changer }: ChampsProps) => (
  <Partie id="partie-contact" titre={PARTIES.contact}>
    <ChoixAcheteur label={CHAMPS_TEXTS.typeClient} saisie={saisie} erreurs={erreurs} changer={changer} />
    <TextField
      name="nom"
      label={CHAMPS_TEXTS.nom}
      error={erreurs.nom}
      autoComplete="name"
      maxLength={NOM_LONGUEUR_MAX}
      value={saisie.nom}
      onChange={(event) => changer({ nom: event.target.value })}
    />
    <TextField
      name="email"
      label={CHAMPS_TEXTS.email}
      help={CHAMPS_TEXTS.emailAide}
      error={erreurs.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_LONGUEUR_MAX}
      value={saisie.email}
      onChange={(event) => changer({ email: event.target.value })}
    />
    <TextField
      name="telephone"
      label={CHAMPS_TEXTS.telephone}
      help={CHAMPS_TEXTS.telephoneAide}
      error={erreurs.telephone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={saisie.telephone}
      onChange={(event) => changer({ telephone: event.target.value })}
    />
    <Conseil telephone={saisie.telephone} />
  </Partie>
)
