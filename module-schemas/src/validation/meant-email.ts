import { normaliseEmail } from './email-address.ts';

/** Mailboxes that most people here have. */
const DOMAINS = [
  'gmail.com',
  'wp.pl',
  'onet.pl',
  'o2.pl',
  'interia.pl',
  'op.pl',
  'icloud.com',
  'outlook.com',
  'yahoo.com',
];

/** The address that was meant, where a known domain is one slip away; undefined otherwise. */
export function meantEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || DOMAINS.includes(domain)) return undefined;
  const meant = DOMAINS.find((known) => isOneSlipAway(domain, known));
  return meant && `${email.slice(0, at)}@${meant}`;
}

/** One sign more, less or other, or two neighbours in the other's place. */
function isOneSlipAway(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  let end = 0;
  while (end < typed.length - start && end < known.length - start && typed.at(-1 - end) === known.at(-1 - end))
    end += 1;
  const left = typed.slice(start, typed.length - end);
  const right = known.slice(start, known.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
