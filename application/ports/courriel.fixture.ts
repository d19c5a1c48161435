import type { Courriel } from './mailer.ts'

/** A mail with accents in every part and one attachment of all byte values. */
export const unCourriel = (overrides: Partial<Courriel> = {}): Courriel => ({
  messageId: '<courrier-1@atelier.example>',
  de: 'Atelier du Sapin <bonjour@atelier.example>',
  a: 'jeanne.dupont@courriel.example',
  repondreA: 'bonjour@atelier.example',
  sujet: 'Votre commande PREST-000001 est enregistrée – à très bientôt',
  texte: 'Bonjour Jeanne,\n\nTotal : 1\u202f238,30\u00a0€\nMot de passe temporaire : abcDEF234\n\nÀ bientôt',
  html: '<p>Bonjour Jeanne, voilà 1\u202f238,30\u00a0€</p>',
  piecesJointes: [
    { nom: 'DEV-2026-0001.pdf', type: 'application/pdf', contenu: Uint8Array.from({ length: 256 }, (_, rang) => rang) },
  ],
  ...overrides,
})
