import { formaterTelephone, Telephone as Numero } from '#domain/client/telephone'
import { Icon } from '../../components/icon.tsx'
import { appelerTexte } from './texts.ts'
import styles from './telephone.module.css'

type Props = { readonly telephone: string; readonly nom: string }

/** Who to call, under the thumb. */
export const Telephone = ({ telephone, nom }: Props) => {
  const numero = Numero.is(telephone) ? formaterTelephone(telephone) : telephone
  return (
    <a href={`tel:${telephone}`} className={styles['call']} aria-label={appelerTexte(nom, numero)}>
      <Icon box={20} size={18} stroke={1.8}>
        <path d="M6.2 2.6 8 6.7 6.3 8.3c.9 2 2.4 3.5 4.4 4.4l1.6-1.7 4.1 1.8v3.1c0 .9-.7 1.6-1.6 1.6C8.3 17.5 2.5 11.7 2.5 5.2c0-.9.7-1.6 1.6-1.6z" />
      </Icon>
      {numero}
    </a>
  )
}
