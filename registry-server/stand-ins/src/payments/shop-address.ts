const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether browsers may be sent there after a payment: pages of the shop only. */
export function isShopAddress(address: unknown, storefrontUrl: string): address is string {
  return (
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin === new URL(storefrontUrl).origin
  );
}

/** Whether notifications may be sent there: to the shop, or to a server on this machine. */
export function isNotificationAddress(address: unknown, storefrontUrl: string): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && (OWN_MACHINE.includes(hostname) || isShopAddress(address, storefrontUrl));
}
