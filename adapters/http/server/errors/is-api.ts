/** True if the caller is a program, which gets JSON; people get a page. */
export const isApi = (url: string): boolean => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url)
