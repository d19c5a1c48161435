import { fr } from '#domain/shared/typographie'

const MOTIFS = fr({
  adresse_refusee: 'Le serveur de courriel refuse cette adresse : elle n’existe pas, ou n’existe plus.',
  refus: 'Le serveur de courriel refuse ce courriel.',
  attente: 'Le serveur de courriel demande d’attendre.',
  connexion: 'Le serveur de courriel ne répond pas, ou refuse la connexion.',
  identifiants: 'Le serveur de courriel refuse le nom ou le mot de passe de SMTP_URL.',
  chiffrement:
    'Le serveur de courriel ne chiffre pas la connexion (TLS) : le mot de passe de SMTP_URL ne lui est pas envoyé, et rien ne part.',
  budget:
    'Retenu : plus de 10 courriels ont été demandés en une heure pour cette adresse. Renvoyez-le si la personne l’attend.',
  reseau:
    'Retenu : plus de 30 mots de passe ont été demandés en une heure depuis un même réseau, et ceux qui suivent ne partent plus. Renvoyez celui-ci si la personne l’attend.',
  date_passee: 'La date proposée est passée avant que le courriel parte : proposez-en une autre.',
  autre: 'Le courriel n’a pas pu partir.',
})

export type MotifDEchec = keyof typeof MOTIFS

export type Echec = { readonly motif: MotifDEchec; readonly statut: number | null; readonly original: string }

export const estDefinitif = (motif: MotifDEchec): boolean =>
  motif === 'adresse_refusee' || motif === 'budget' || motif === 'reseau' || motif === 'date_passee'

export const estCoupure = (motif: MotifDEchec): boolean =>
  motif === 'connexion' || motif === 'identifiants' || motif === 'chiffrement'

const FORME = /^([a-z_]+)(?: (\d{3}))?: (.*)$/s

const estMotif = (mot: string): mot is MotifDEchec => Object.hasOwn(MOTIFS, mot)

export const ecrireEchec = ({ motif, statut, original }: Echec): string =>
  `${motif}${statut === null ? '' : ` ${statut}`}: ${original}`.slice(0, 500)

export const lireEchec = (texte: string): Echec => {
  const [, mot = '', chiffres, original = ''] = FORME.exec(texte) ?? []
  return estMotif(mot)
    ? { motif: mot, statut: chiffres === undefined ? null : Number(chiffres), original }
    : { motif: 'autre', statut: null, original: texte }
}

export const direEchec = ({ motif, statut }: Pick<Echec, 'motif' | 'statut'>): string =>
  statut === null ? MOTIFS[motif] : `${MOTIFS[motif]} (${statut})`
