/** A telephone number one can press: `03 84 00 00 00` dials `0384000000`. */
export const PhoneLink = ({ telephone, className }: { readonly telephone: string; readonly className?: string | undefined }) => (
  <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`} className={className}>
    {telephone.replaceAll(' ', '\u00a0')}
  </a>
)
