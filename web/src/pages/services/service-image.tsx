import { useState } from 'react'

/** The optional picture of a service; hidden when it cannot be loaded. */
export const ServiceImage = ({ image }: { readonly image: string | null }) => {
  const [broken, setBroken] = useState(false)
  if (image === null || broken) return null
  return <img src={image} alt="" loading="lazy" width={320} height={180} onError={() => setBroken(true)} />
}
