/** Pixels around the screen within which something will soon be seen. */
const MARGIN = '800px'

/** Waits until the element with this id comes near the screen; not at all when it is not on the page. */
export const nearViewport = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const element = document.getElementById(id)
    if (element === null) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
  })
