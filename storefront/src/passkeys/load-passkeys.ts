/** What talks to the browser's keys, with its library: code of its own. */
export const loadPasskeys = () => import('./passkey-ceremony.ts');

/** Keys belong to a name, never to a number. */
const IP_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** Whether this browser makes keys for this address at all. */
export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}

/** Whether it suggests them in a field, as it does with passwords. */
export async function suggestsPasskeys(): Promise<boolean> {
  try {
    return supportsPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
  } catch {
    return false;
  }
}
