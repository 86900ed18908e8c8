export interface RequestOrigin {
  readonly origin: string | undefined;
  /** The browser's own word on where the request comes from. */
  readonly fetchSite: string | undefined;
  /** `https://host` as the request was addressed. */
  readonly target: string;
}

/**
 * Whether a write comes from a page of ours. A client that is no browser sends neither header,
 * and has no cookie but one that it was given on purpose.
 */
export function isOwnOrigin({ origin, fetchSite, target }: RequestOrigin, trusted: readonly string[]): boolean {
  if (origin !== undefined) return origin === target || trusted.includes(origin);
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}
