import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { type Html, html } from './html.ts'
import { DAY } from './theme.ts'

/** The line that people copy from; its spaces are plain, as the contract of the mails has them. */
export const ligneMotDePasse = (motDePasse: MotDePasseTemporaire): string => `Mot de passe temporaire : ${motDePasse}`

/** The same, set apart and easy to select. */
export const cadreMotDePasse = (motDePasse: MotDePasseTemporaire): Html =>
  html` <div style="padding:14px 24px 0">
    <div class="secret" style="background:${DAY.comteTint};border-radius:6px;padding:14px 18px">
      <span class="soft" style="font-size:14px;line-height:20px;color:${DAY.soft}">Mot de passe temporaire</span
      ><br /><code
        class="ink"
        style="font-family:Consolas,Menlo,monospace;font-size:19px;line-height:30px;overflow-wrap:anywhere;color:${DAY.ink}"
        >${motDePasse}</code
      >
    </div>
  </div>`
