import { escapeHtml } from '../../text/escape-html.ts';

/** A URL for `href` or `src`: http(s) only, anything else becomes empty. */
export function escapeAddress(address: string): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isHttp ? escapeHtml(address) : '#';
}
