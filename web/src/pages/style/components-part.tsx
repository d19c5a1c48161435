import { useState } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { MarkedText } from '../../components/marked-text.tsx'
import { Notice } from '../../components/notice.tsx'
import { Receipt } from '../../components/receipt.tsx'
import { Steps } from '../../components/steps.tsx'
import styles from './style.module.css'

const ETAPES = ['Informations', 'Estimation', 'Validation'] as const

const LIGNES = [
  { label: 'Réinstallation PC', derivation: 'Forfait de 1 h', amount: '64,00 €' },
  { label: 'Déplacement', derivation: '2 × 12,4 km, moins 10 km offerts', amount: '14,80 €' },
] as const

export const ButtonsPart = () => {
  const [open, setOpen] = useState(false)
  return (
    <section className={styles['part']}>
      <h2>Boutons, liens, dialogue</h2>
      <div className={styles['row']}>
        <Button variant="primary">Principal</Button>
        <Button>Secondaire</Button>
        <Button variant="quiet">Discret</Button>
        <Button variant="primary" busy>
          Occupé
        </Button>
        <ButtonLink to="/services">Lien en bouton</ButtonLink>
        <Button onClick={() => setOpen(true)}>Ouvrir le dialogue</Button>
      </div>
      <p>
        Un <a href="#haut-de-style">lien dans le texte</a>, et{' '}
        <MarkedText texte="un mot trouvé par la recherche" terme="trouvé" />.
      </p>
      <Dialog open={open} title="Un dialogue" onClose={() => setOpen(false)}>
        <p>Échap, le bouton ou une pression à côté le ferment.</p>
      </Dialog>
    </section>
  )
}

export const NoticesPart = () => (
  <section className={styles['part']}>
    <h2>Avis</h2>
    <div className={styles['columns']}>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind}>
          <p>Une phrase, puis ce que l’on peut faire.</p>
        </Notice>
      ))}
    </div>
  </section>
)

export const PiecesPart = () => (
  <section className={styles['part']}>
    <h2>Étapes, reçu, carte</h2>
    {ETAPES.map((etape, current) => (
      <Steps key={etape} label={`Étapes, à ${etape}`} names={ETAPES} current={current} />
    ))}
    <div className={styles['columns']}>
      <Receipt title="Votre prix" lines={LIGNES} total={{ label: 'Total net', amount: '78,80 €' }} />
      <Card title="Par téléphone">
        <p>Une idée sous un filet, avec son titre.</p>
      </Card>
    </div>
  </section>
)
