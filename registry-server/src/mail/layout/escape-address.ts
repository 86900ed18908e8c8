import { escapeHtml } from '../../text/escape-html.ts';

/** An address as it may stand in `href` or `src`: http(s) only, anything else leads nowhere. */
export function escapeAddress(address: string): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isHttp ? escapeHtml(address) : '#';
}
