/** An error as answered: the code is for programs, the sentence for people. */
export type ErrorAnswer = { readonly status: number; readonly code: string; readonly message: string }

export const INTROUVABLE: ErrorAnswer = { status: 404, code: 'INTROUVABLE', message: 'Cette adresse n’existe pas.' }

export const METHODE_REFUSEE: ErrorAnswer = {
  status: 405,
  code: 'METHODE_REFUSEE',
  message: 'Cette opération n’existe pas à cette adresse.',
}

export const SERVICE_INDISPONIBLE: ErrorAnswer = {
  status: 503,
  code: 'SERVICE_INDISPONIBLE',
  message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
}

export const ERREUR_INTERNE: ErrorAnswer = {
  status: 500,
  code: 'ERREUR_INTERNE',
  message: 'Une erreur inattendue s’est produite. Réessayez, ou écrivez-nous si le problème persiste.',
}

export const REQUETE_INVALIDE: ErrorAnswer = {
  status: 400,
  code: 'REQUETE_INVALIDE',
  message: 'La requête est invalide.',
}

export const TROP_DE_DEMANDES: ErrorAnswer = {
  status: 429,
  code: 'TROP_DE_DEMANDES',
  message: 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
}

export const DELAI_DEPASSE: ErrorAnswer = {
  status: 408,
  code: 'DELAI_DEPASSE',
  message: 'La requête a mis trop de temps à arriver.',
}

export const EN_TETES_TROP_GRANDS: ErrorAnswer = {
  status: 431,
  code: 'EN_TETES_TROP_GRANDS',
  message: 'Les en-têtes de la requête sont trop grands.',
}

const OF_STATUS: ReadonlyMap<number, ErrorAnswer> = new Map(
  [
    INTROUVABLE,
    METHODE_REFUSEE,
    TROP_DE_DEMANDES,
    DELAI_DEPASSE,
    { status: 413, code: 'CORPS_TROP_GRAND', message: 'Les données envoyées sont trop volumineuses.' },
    { status: 415, code: 'TYPE_NON_ACCEPTE', message: 'Envoyez les données au format JSON.' },
  ].map((answer) => [answer.status, answer]),
)

/** The answer to an error of the framework; an unknown status is a defect of ours. */
export const answerOfStatus = (status: number): ErrorAnswer =>
  OF_STATUS.get(status) ?? (status >= 400 && status < 500 ? REQUETE_INVALIDE : ERREUR_INTERNE)
