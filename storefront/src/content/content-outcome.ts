import { isPageType, isRecord, type RegistryAnswer } from '@witryna/module-schemas';
import { DEFAULT_REDIRECTION_CODE, REDIRECTION_CODES } from '../config.ts';
import type { PageAnswer } from './view.ts';

/** What asking the registry for a page came to. */
export type ContentOutcome = { readonly kind: 'content'; readonly answer: PageAnswer } | Refusal;

/** What it came to when there is no page to show. */
export type Refusal =
  | { readonly kind: 'not-found'; readonly validUntil?: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly code: number; readonly validUntil?: number }
  | { readonly kind: 'maintenance'; readonly retryAfter?: number }
  | {
      readonly kind: 'failure';
      readonly status: number;
      readonly code: string;
      /** Seconds after which to ask again, where the answer says so. */
      readonly retryAfter?: number;
    };

/** What of a refusal stands in its headers. */
export interface RefusalHeaders {
  readonly retryAfter?: string | null | undefined;
  /** The moment from which the address may answer otherwise. */
  readonly validUntil?: string | null | undefined;
}

/** Content that is no page (a snippet, a banner, a menu) is answered by the registry, and is not there in the shop. */
export function isShown({ data }: RegistryAnswer): boolean {
  return isPageType(data.type);
}

/** What an answer other than 200 means (specification, error catalogue). */
export function outcomeOfRefusal(
  status: number,
  body: unknown,
  { retryAfter, validUntil }: RefusalHeaders = {},
): Refusal {
  if (status === 404) return { kind: 'not-found', ...momentOf(validUntil) };
  if (status === 410) return { ...redirectOf(body), ...momentOf(validUntil) };
  const code = textField(body, 'code');
  const again = secondsOf(retryAfter);
  // A shop that is being rebuilt says so, or says nothing; any other reason is a failure, such as a database that is down.
  if (status === 503 && (code ?? MAINTENANCE) === MAINTENANCE) return { kind: 'maintenance', ...again };
  return { kind: 'failure', status, code: code ?? `http-${status}`, ...again };
}

const MAINTENANCE = 'maintenance';

function momentOf(header: string | null | undefined): { readonly validUntil?: number } {
  const moment = Date.parse(header ?? '');
  return Number.isNaN(moment) ? {} : { validUntil: moment };
}

/** Until when an outcome may be used again, in milliseconds; infinite for one that only an event changes. */
export function validUntilOf(outcome: ContentOutcome): number {
  if (outcome.kind === 'failure' || outcome.kind === 'maintenance') return Number.POSITIVE_INFINITY;
  const { validUntil } = outcome.kind === 'content' ? momentOf(outcome.answer.meta.validUntil) : outcome;
  return validUntil ?? Number.POSITIVE_INFINITY;
}

/** What a `Retry-After` in seconds says. */
export function secondsOf(header: string | null | undefined): { readonly retryAfter?: number } {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {};
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const ABSOLUTE = /^https?:\/\/[^\s/?#]\S*$/i;

/** A target that is neither a path of ours nor a web address is no target: the page is simply not there. */
function redirectOf(body: unknown): Extract<Refusal, { kind: 'not-found' | 'redirect' }> {
  const to = textField(body, 'redirectTo') ?? '';
  if (!OWN_PATH.test(to) && !ABSOLUTE.test(to)) return { kind: 'not-found' };
  const given = isRecord(body) ? Number(body.redirectionCode) : Number.NaN;
  return { kind: 'redirect', to, code: REDIRECTION_CODES.find((code) => code === given) ?? DEFAULT_REDIRECTION_CODE };
}

function textField(body: unknown, name: string): string | undefined {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
