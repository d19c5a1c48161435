import type { Cadre } from '#application/courrier/lettre'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Recapitulatif } from './recapitulatif.ts'

/** The content of a mail; letterhead and signature are added to it. */
export type Redaction = {
  readonly sujet: string
  readonly titre: string
  /** The preview that mail programs show after the subject. */
  readonly apercu: string
  readonly blocs: readonly (Bloc | null)[]
  /** True without signature: the mail of a new order ends with the words of the client. */
  readonly sansSignature?: boolean
}

export type Redactions<Recits> = { readonly [G in keyof Recits]: (matiere: Recits[G] & Cadre) => Redaction }

export type Bloc = { readonly texte: readonly string[]; readonly html: Html }

export type Fait = { readonly nom: string; readonly valeur: string; readonly vers?: string; readonly fort?: boolean }

export const dire = (phrase: string): Bloc => ({ texte: [phrase, ''], html: paragraphe(phrase) })

export const intituler = (titre: string): Bloc => ({ texte: [`${titre}\u00a0:`], html: sousTitre(titre) })

export const montrerReference = (reference: string, mention: string): Bloc => ({
  texte: [`Référence\u00a0: ${reference}`, mention, ''],
  html: ticket(reference, mention),
})

const marquer = ({ valeur, vers, fort }: Fait): string | Html => {
  if (vers !== undefined) return lien(vers, valeur)
  return fort === true ? html`<strong>${valeur}</strong>` : valeur
}

const ecrire = ({ nom, valeur, vers }: Fait): string =>
  `${nom}\u00a0: ${vers?.startsWith('https:') === true || vers?.startsWith('http:') === true ? vers : valeur}`

export const montrer = (liste: readonly Fait[]): Bloc => ({
  texte: [...liste.map(ecrire), ''],
  html: faits(liste.map((fait) => ({ nom: fait.nom, valeur: marquer(fait) }))),
})

/** Quotes the words of a person, so that none of their lines looks like one of ours. */
export const citer = (texte: string): Bloc => ({ texte: [...enRetrait(texte), ''], html: citation(texte) })

export const citerSous = (titre: string, texte: string): readonly Bloc[] =>
  texte === '' ? [] : [intituler(titre), citer(texte)]

export const enumererSous = (titre: string, lignes: readonly string[]): readonly Bloc[] =>
  lignes.length === 0 ? [] : [intituler(titre), enumerer(lignes)]

export const enumerer = (lignes: readonly string[]): Bloc => ({
  texte: [...lignes.map((ligne) => `- ${ligne}`), ''],
  html: puces(lignes),
})

/** A button; in the text form, the address on its own line. */
export const proposer = (adresse: string, libelle: string): Bloc => ({
  texte: [`${libelle}\u00a0:`, adresse, ''],
  html: bouton(adresse, libelle),
})

export const renvoyer = (adresse: string, libelle: string): Bloc => ({
  texte: [`${libelle}\u00a0:`, adresse, ''],
  html: paragraphe(lien(adresse, libelle)),
})

/** Colours of the light theme, in inline styles, which every program reads; classes set those of the dark theme. */
export const DAY = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#16221d',
  soft: '#46534d',
  fir: '#1e5b48',
  firTint: '#eef3ec',
  comte: '#e3a72f',
  comteTint: '#fdf4dd',
  hairline: '#dcd9cb',
} as const

const BODY = `font-size:17px;line-height:27px;color:${DAY.ink}`

export const paragraphe = (texte: string | Html): Html =>
  html`<p class="ink" style="margin:0;padding:12px 24px 0;${BODY}">${texte}</p>`

export const sousTitre = (texte: string): Html =>
  html`<h2 class="fir" style="margin:0;padding:28px 24px 0;font-size:19px;line-height:26px;color:${DAY.fir}">
    ${texte}
  </h2>`

const lien = (adresse: string, texte: string): Html =>
  html`<a class="fir" href="${adresse}" style="color:${DAY.fir};font-weight:600">${texte}</a>`

export const bouton = (adresse: string, texte: string): Html =>
  html`<p style="margin:0;padding:24px 24px 0">
    <a
      href="${adresse}"
      style="display:inline-block;background:${DAY.comte};color:${DAY.ink};font-size:17px;line-height:24px;font-weight:700;text-decoration:none;padding:12px 22px;border-radius:6px"
      >${texte}</a
    >
  </p>`

export const liste = (etapes: readonly string[]): Html =>
  html`<ol class="ink" style="margin:0;padding:8px 24px 0 46px;${BODY}">
    ${etapes.map((etape) => html`<li style="padding:4px 0">${etape}</li>`)}
  </ol>`

const puces = (lignes: readonly string[]): Html =>
  html`<ul class="ink" style="margin:0;padding:8px 24px 0 46px;${BODY}">
    ${lignes.map((ligne) => html`<li style="padding:4px 0">${ligne}</li>`)}
  </ul>`

export const ticket = (reference: string, mention: string): Html =>
  html`<div style="padding:20px 24px 0">
    <div
      class="tint"
      style="background:${DAY.firTint};border-left:4px solid ${DAY.comte};border-radius:4px;padding:14px 18px"
    >
      <span class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">Référence</span><br /><span
        class="ink"
        style="font-size:25px;line-height:34px;font-weight:700;letter-spacing:.02em;color:${DAY.ink}"
        >${reference}</span
      ><br /><span class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">${mention}</span>
    </div>
  </div>`

const montant = (texte: string, taille: string): Html =>
  html`<span style="float:right;padding-left:16px;font-variant-numeric:tabular-nums;white-space:nowrap;${taille}"
    >${texte}</span
  >`

export const recu = ({ lignes, total, weekend }: Recapitulatif): Html =>
  html`<div style="padding:14px 24px 0">
    <div
      class="surface ink"
      style="background:${DAY.surface};border:1px solid ${DAY.hairline};border-radius:6px;padding:6px 18px 14px;${BODY}"
    >
      ${lignes.map(({ designation, detail, montant: prix }) => html`<div class="rule" style="padding:10px 0;border-bottom:1px solid ${DAY.hairline}">${montant(prix, '')}${designation}<br /><span class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">${detail}</span></div>`)}
      <div class="fir" style="padding:12px 0 0;font-weight:700;color:${DAY.fir}">
        ${montant(total, 'font-size:22px')}Total net
      </div>
      <div class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">
        ${montant(weekend, '')}Samedi, dimanche ou jour férié
      </div>
    </div>
  </div>`

const faits = (liste: readonly { readonly nom: string; readonly valeur: string | Html }[]): Html =>
  html`<div class="ink" style="padding:10px 24px 0;${BODY}">
    ${liste.map(({ nom, valeur }) => html`<div style="padding:5px 0"><span class="soft" style="font-size:14px;line-height:18px;color:${DAY.soft}">${nom}</span><br />${valeur}</div>`)}
  </div>`

const citation = (texte: string): Html =>
  html`<div style="padding:12px 24px 0">
    <div
      class="surface ink"
      style="background:${DAY.surface};border:1px solid ${DAY.hairline};border-radius:6px;padding:12px 18px;${BODY}"
    >
      ${texte.split('\n').map((ligne) => html`${ligne}<br />`)}
    </div>
  </div>`

const enRetrait = (texte: string): readonly string[] => texte.split('\n').map((ligne) => `  ${ligne}`)

/** The password to copy. Its spaces are ordinary ones, as the contract of the mails requires. */
export const ligneMotDePasse = (motDePasse: MotDePasseTemporaire): string => `Mot de passe temporaire : ${motDePasse}`

export const cadreMotDePasse = (motDePasse: MotDePasseTemporaire): Html =>
  html` <div style="padding:14px 24px 0">
    <div class="secret" style="background:${DAY.comteTint};border-radius:6px;padding:14px 18px">
      <span class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">Mot de passe temporaire</span
      ><br /><code
        class="ink"
        style="font-family:Consolas,Menlo,monospace;font-size:19px;line-height:30px;color:${DAY.ink}"
        >${motDePasse}</code
      >
    </div>
  </div>`

/** Escaped markup; only the tag below makes it. */
export type Html = { readonly markup: string }

type Part = string | number | null | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const toMarkup = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Escapes every value of a template, unless it is markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((string, rang) => string + toMarkup(parts[rang] ?? null)).join(''),
})

const NIGHT = {
  paper: '#0f1714',
  surface: '#17211d',
  ink: '#eef1ea',
  soft: '#b4c0b8',
  fir: '#8fd3b8',
  firTint: '#17271f',
  comteTint: '#2a2312',
  hairline: '#2c3833',
} as const

export const NIGHT_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.paper{background:${NIGHT.paper}!important}.surface{background:${NIGHT.surface}!important;border-color:${NIGHT.hairline}!important}
.ink{color:${NIGHT.ink}!important}.soft{color:${NIGHT.soft}!important}.fir{color:${NIGHT.fir}!important}
.tint{background:${NIGHT.firTint}!important}.secret{background:${NIGHT.comteTint}!important}.rule{border-color:${NIGHT.hairline}!important}}`

export const FONT = "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
