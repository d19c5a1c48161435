/** Programs get JSON, people a page. */
export const isApi = (url: string): boolean => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url)
