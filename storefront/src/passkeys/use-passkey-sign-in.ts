import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { codeFailed } from '../code-failed.ts';
import { customerOf } from '../customer/index.ts';
import { track } from '../data-layer/index.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { loadPasskeys, suggestsPasskeys, supportsPasskeys } from './load-passkeys.ts';
import type { PasskeyOutcome } from './passkey-ceremony.ts';

interface PasskeySignInOptions {
  readonly site: SiteDetails;
  /** Keys are suggested in the form as soon as it is there. */
  readonly isSuggested: boolean;
  readonly onSignedIn: (() => void) | undefined;
}

interface PasskeySignIn {
  /** Undefined until it is known. */
  readonly isSupported: boolean | undefined;
  readonly isSending: boolean;
  readonly fault: string | undefined;
  /** Asks for a key at once. */
  readonly ask: () => Promise<void>;
}

/** A challenge works for ten minutes; whoever comes back to the form later finds a new one. */
const RENEW_MS = 9 * 60_000;
/** A form that always fails does not ask for ever. */
const MOST_FAILURES = 5;

/**
 * Signing in with a key: suggested in the field for the e-mail, or asked for by a button. There is one request at a time:
 * the suggestion is ended before the button asks and when the form goes, and begins anew after a failure.
 */
export function usePasskeySignIn({ site, isSuggested, onSignedIn }: PasskeySignInOptions): PasskeySignIn {
  const texts = signInTextsOf(site.language);
  const shop = useMemo(() => createShopClient(site), [site]);
  const [isSupported, setSupported] = useState<boolean>();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  /** The request that counts; what an earlier one comes to is of no interest. */
  const current = useRef(0);
  const failures = useRef(0);
  const renewal = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    setSupported(supportsPasskeys());
    if (isSuggested) void suggest();
    return () => {
      current.current += 1;
      clearTimeout(renewal.current);
      if (supportsPasskeys()) void loadPasskeys().then(({ cancelPasskeyRequest }) => cancelPasskeyRequest());
    };
  }, []);

  async function suggest() {
    clearTimeout(renewal.current);
    const mine = ++current.current;
    if (!(await suggestsPasskeys()) || current.current !== mine) return;
    renewal.current = setTimeout(() => void suggest(), RENEW_MS);
    const outcome = await request('suggested', mine);
    // What fails before a key was chosen is no matter of the person's.
    if (outcome === undefined || (outcome.kind === 'failed' && outcome.message === undefined)) return;
    if (await settle(outcome)) return;
    if (outcome.kind === 'failed' && ++failures.current < MOST_FAILURES) void suggest();
  }

  async function ask() {
    if (isSending) return;
    clearTimeout(renewal.current);
    const mine = ++current.current;
    setFault(undefined);
    setSending(true);
    const outcome = await request('asked', mine);
    setSending(false);
    if (outcome === undefined || (await settle(outcome))) return;
    if (isSuggested) void suggest();
  }

  async function request(how: 'suggested' | 'asked', mine: number): Promise<PasskeyOutcome<string> | undefined> {
    try {
      const { signInWithPasskey, cancelPasskeyRequest } = await loadPasskeys();
      if (current.current !== mine) return undefined;
      cancelPasskeyRequest();
      const outcome = await signInWithPasskey(shop, how, () => current.current === mine);
      return current.current === mine ? outcome : undefined;
    } catch {
      // Its code did not come.
      if (how === 'asked') codeFailed();
      return current.current === mine ? { kind: 'failed' } : undefined;
    }
  }

  /** True when somebody is signed in now. */
  async function settle(outcome: PasskeyOutcome<string>): Promise<boolean> {
    if (outcome.kind === 'failed') setFault(outcome.message ?? texts.passkey.failed);
    if (outcome.kind !== 'done') return false;
    setSending(true);
    const result = await customerOf(site).signInWith(outcome.value);
    setSending(false);
    if (!result.ok) {
      setFault(result.errors.map(({ message }) => message).join(' '));
      return false;
    }
    track({ event: 'login', method: 'passkey' });
    done.current?.();
    return true;
  }

  return { isSupported, isSending, fault, ask };
}
