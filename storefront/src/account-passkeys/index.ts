export { PasskeyOffer } from './passkey-offer.tsx';
export { PasskeysSection } from './passkeys-section.tsx';
