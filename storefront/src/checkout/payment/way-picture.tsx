import { isBlik, isWallet } from './pay-ways.ts';

const PHONE =
  'M14 5h12a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM17 31h6M15 13h3M21 13h4M15 18h5M23 18h2';
const BANK = 'M6 15 20 6l14 9M8 34h24M6 34h28M10 19v11M17 19v11M23 19v11M30 19v11M8 15h24';
const CARD = 'M7 9h26a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3ZM4 16h32M9 25h7';
const WALLET =
  'M6 13h25a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3ZM6 13c0-3 2-5 5-5h17v5M27 22h7v5h-7a2.5 2.5 0 0 1 0-5Z';
const PAPER = 'M11 5h13l6 6v24H11ZM24 5v6h6M15 18h11M15 23h11M15 28h6';
const PARCEL = 'M6 13 20 6l14 7v15l-14 7-14-7ZM6 13l14 7 14-7M20 20v15M13 9.5l14 7';

function shapeOf(code: string): string {
  if (isBlik(code)) return PHONE;
  if (isWallet(code) || code === 'paypal' || code === 'przelewy24_paypo') return WALLET;
  if (code.endsWith('_card')) return CARD;
  if (code === 'banktransfer') return PAPER;
  if (code === 'cashondelivery') return PARCEL;
  return BANK;
}

/** A line drawing for a way of payment: what one holds in the hand for it. */
export function WayPicture({ code }: { readonly code: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapeOf(code)} />
    </svg>
  );
}
