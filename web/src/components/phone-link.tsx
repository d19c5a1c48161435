import { formaterTelephone, type Telephone } from '#domain/client/telephone'

type Props = { readonly telephone: Telephone; readonly className?: string | undefined }

/** A telephone number one can press. */
export const PhoneLink = ({ telephone, className }: Props) => (
  <a href={`tel:${telephone}`} className={className}>
    {formaterTelephone(telephone)}
  </a>
)
