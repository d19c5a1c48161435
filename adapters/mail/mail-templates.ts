import type { MailTemplates, Recits } from '#application/courrier/composer-courriel'
import type { ContenuCourriel } from '#application/courrier/lettre'
import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { SPECIMEN, SPECIMEN_DIT, estSpecimen } from '#domain/entreprise/specimen'
import { DAY, FONT, type Html, html, NIGHT_STYLES, type Redaction, type Redactions } from './templates/blocs.ts'

import { MODELES_D_AVENANT, MODELES_DE_COMMANDE } from './templates/commande.ts'
import { MODELES_DE_COMPTE, MODELES_DE_MESSAGE } from './templates/compte-et-message.ts'
import { MODELES_DE_FACTURE } from './templates/facture.ts'
import { MODELES_DE_RENDEZ_VOUS } from './templates/rendez-vous.ts'
import { MODELES_DE_RETRACTATION } from './templates/retractation.ts'

const REDACTIONS: Redactions<Recits> = {
  ...MODELES_DE_COMMANDE,
  ...MODELES_DE_MESSAGE,
  ...MODELES_DE_RENDEZ_VOUS,
  ...MODELES_DE_FACTURE,
  ...MODELES_D_AVENANT,
  ...MODELES_DE_RETRACTATION,
  ...MODELES_DE_COMPTE,
}

/** Writes the mail of a kind, as text and HTML, from the data read for it. */
export const mailTemplates: MailTemplates = (genre, matiere) => rediger(REDACTIONS[genre](matiere), matiere.entreprise)

const rediger = (
  { sujet, titre, apercu, blocs, sansSignature = false }: Redaction,
  entreprise: Entreprise,
): ContenuCourriel => {
  const dits = blocs.filter((bloc) => bloc !== null)
  const lignes = dits.flatMap(({ texte }) => texte)
  return {
    sujet,
    texte: [
      ...bandeauDeSpecimen(entreprise),
      ...lignes.slice(0, lignes.findLastIndex((ligne) => ligne !== '') + 1),
      ...(sansSignature ? [] : signature(entreprise)),
      '',
    ].join('\n'),
    html: page({ titre, apercu, entreprise, contenu: html`${dits.map((bloc) => bloc.html)}` }),
  }
}

type Page = Pick<Redaction, 'titre' | 'apercu'> & { readonly entreprise: Entreprise; readonly contenu: Html }

const style: Html = { markup: `<style>${NIGHT_STYLES}</style>` }

const pied = ({ nom, responsable, forme, adresse, codePostal, ville, telephone, siret }: Entreprise): Html =>
  html` <p
    class="soft rule"
    style="margin:36px 24px 0;padding:14px 0 32px;border-top:1px solid ${DAY.hairline};font-size:13px;line-height:20px;color:${DAY.soft}"
  >
    ${nom} – ${responsable}, ${forme}<br />${adresse}, ${codePostal} ${ville} – SIRET ${formaterSiret(siret)}<br />Tél.
    <a class="fir" href="tel:${telephone}" style="color:${DAY.fir}">${formaterTelephone(telephone)}</a>
  </p>`

const bandeau: Html = html`<p
  class="secret"
  style="margin:0;padding:16px 24px;background:${DAY.comteTint};font-size:16px;line-height:24px"
>
  <strong class="ink" style="font-size:40px;line-height:48px;letter-spacing:4px;color:${DAY.ink}">${SPECIMEN}</strong
  ><br /><span class="ink" style="color:${DAY.ink}">${SPECIMEN_DIT}</span>
</p>`

const page = ({ titre, apercu, entreprise, contenu }: Page): string =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${titre}</title>
        ${style}
      </head>
      <body
        class="paper"
        style="margin:0;padding:0;background:${DAY.paper};font-family:${FONT};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${apercu}</div>
        <div
          class="paper"
          role="article"
          lang="fr"
          style="max-width:600px;margin:0 auto;background:${DAY.paper};overflow-wrap:anywhere"
        >
          <div style="height:6px;background:${DAY.fir};border-left:72px solid ${DAY.comte};font-size:0;line-height:0">
            &nbsp;
          </div>
          ${estSpecimen(entreprise) ? bandeau : null}
          <p
            class="fir"
            style="margin:0;padding:24px 24px 0;font-size:16px;line-height:24px;font-weight:700;color:${DAY.fir}"
          >
            ${entreprise.nom}
          </p>
          <h1
            class="ink"
            style="margin:0;padding:8px 24px 0;font-size:27px;line-height:34px;font-weight:700;color:${DAY.ink}"
          >
            ${titre}
          </h1>
          ${contenu} ${pied(entreprise)}
        </div>
      </body>
    </html>`.markup

const LARGEUR = 75

const bandeauDeSpecimen = (entreprise: Entreprise): readonly string[] =>
  estSpecimen(entreprise)
    ? [
        '*'.repeat(LARGEUR),
        `***  ${Array(5).fill(SPECIMEN).join('  ***  ')}  ***`,
        '*'.repeat(LARGEUR),
        SPECIMEN_DIT,
        '',
      ]
    : []

const signature = ({ nom, responsable, forme, telephone, siret }: Entreprise): readonly string[] => [
  '',
  '-- ',
  nom,
  `${responsable}, ${forme}`,
  `Tél. ${formaterTelephone(telephone)} – SIRET ${formaterSiret(siret)}`,
]
