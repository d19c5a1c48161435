import type { ErrorAnswer } from './error-answer.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page that needs nothing else to work, for when the pages themselves fail. `id` is that of the log line. */
export const errorPage = ({ message }: ErrorAnswer, id: string): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Une erreur s'est produite</title>
<main>
<h1>Une erreur s'est produite</h1>
<p>${escape(message)}</p>
<p>Référence de l’incident&nbsp;: ${escape(id)}</p>
<p><a href="/">Retour à l'accueil</a></p>
</main>
</html>
`
