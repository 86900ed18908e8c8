/** Sign-in addresses of the shop lie below this path. */
const SIGN_IN_PATHS = ['/auth/sso', '/sso-middleware', '/api/sso/callback'];

/** Whether a provider may send people back to this address: one of the shop's own sign-in addresses. */
export function isReturnAddress(address: unknown, storefrontUrl: string): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const isOwn = origin === new URL(storefrontUrl).origin;
  return isOwn && SIGN_IN_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
