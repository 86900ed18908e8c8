export { loadPasskeys, supportsPasskeys } from './load-passkeys.ts';
export { PasskeyButton } from './passkey-button.tsx';
