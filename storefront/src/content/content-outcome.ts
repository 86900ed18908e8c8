import type { RegistryAnswer } from '@witryna/module-schemas';
import { DEFAULT_REDIRECTION_CODE, REDIRECTION_CODES } from '../config.ts';

/** What asking the registry for a page came to. */
export type ContentOutcome = { readonly kind: 'content'; readonly answer: RegistryAnswer } | Refusal;

/** What it came to when there is no page to show. */
export type Refusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string; readonly code: number }
  | { readonly kind: 'maintenance'; readonly retryAfter?: number }
  | {
      readonly kind: 'failure';
      readonly status: number;
      readonly code: string;
      /** Seconds after which to ask again, where the answer says so. */
      readonly retryAfter?: number;
    };

/** What an answer other than 200 means (specification, error catalogue). */
export function outcomeOfRefusal(status: number, body: unknown, retryAfter?: string | null): Refusal {
  if (status === 404) return { kind: 'not-found' };
  if (status === 410) return redirectOf(body);
  const code = textField(body, 'code');
  const again = secondsOf(retryAfter);
  // A shop that is being rebuilt says so, or says nothing; any other reason is a failure, such as a database that is away.
  if (status === 503 && (code ?? MAINTENANCE) === MAINTENANCE) return { kind: 'maintenance', ...again };
  return { kind: 'failure', status, code: code ?? `http-${status}`, ...again };
}

const MAINTENANCE = 'maintenance';

/** What a `Retry-After` in seconds says. */
export function secondsOf(header: string | null | undefined): { readonly retryAfter?: number } {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {};
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const ABSOLUTE = /^https?:\/\/[^\s/?#]+[^\s]*$/i;

/** A target that is neither a path of ours nor a web address is no target: the page is simply not there. */
function redirectOf(body: unknown): Refusal {
  const to = textField(body, 'redirectTo') ?? '';
  if (!OWN_PATH.test(to) && !ABSOLUTE.test(to)) return { kind: 'not-found' };
  const given = isRecord(body) ? Number(body.redirectionCode) : Number.NaN;
  return { kind: 'redirect', to, code: REDIRECTION_CODES.find((code) => code === given) ?? DEFAULT_REDIRECTION_CODE };
}

function textField(body: unknown, name: string): string | undefined {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
