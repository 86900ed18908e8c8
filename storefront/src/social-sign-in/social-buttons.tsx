import { addressInSite, type SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { returnPath } from '../content/return-path.ts';
import styles from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import text from '../ui/text-button.module.css';
import type { BegunWay } from './begin-way.ts';
import { ProviderMark } from './provider-mark.tsx';
import own from './social-buttons.module.css';
import { readSsoSettings, type SsoSettings } from './sso-api.ts';
import { SSO_PROVIDERS, type SsoProvider, type SsoSource } from './sso-memory.ts';
import { failureSentence, PROVIDER_NAMES } from './sso-notice.ts';

interface SocialButtonsProps {
  readonly site: SiteDetails;
  /** What one does with them here. */
  readonly purpose?: 'signIn' | 'signUp';
  /** Where one goes on afterwards: the checkout, or wherever one wanted to go. */
  readonly from?: SsoSource['from'];
  /** The names alone, in one line with something else. */
  readonly isQuiet?: boolean;
  readonly goTo?: (address: string) => void;
}

/** One question for each site and page: the forms of a page ask the same. */
const settingsOfSites = new WeakMap<SiteDetails, Promise<SsoSettings>>();
const MIDDLEWARE_PATH = '/sso-middleware';
const AUTH_PATHS = /^\/auth([/?#]|$)/;

/** The way itself is code of its own, which comes as soon as somebody turns to the buttons. */
const loadWay = () => import('./begin-way.ts');
const prepareWay = () => void loadWay().catch(() => undefined);

/** Signing in through Google or Facebook, where the shop has that. Room is kept for them while it is asked. */
export function SocialButtons(props: SocialButtonsProps) {
  const { site, purpose = 'signIn', from = 'auth', isQuiet = false } = props;
  const { goTo = (address: string) => window.location.assign(address) } = props;
  const { social: texts } = signInTextsOf(site.language);
  const shop = useMemo(() => createShopClient(site), [site]);
  const [settings, setSettings] = useState<SsoSettings>();
  const [pressed, setPressed] = useState<SsoProvider>();
  const [way, setWay] = useState<BegunWay>();
  /** With which one it did not begin. */
  const [failed, setFailed] = useState<SsoProvider>();
  const cancelWay = useRef<() => void>(undefined);

  useEffect(() => {
    let isGone = false;
    const asked = settingsOfSites.get(site) ?? readSsoSettings(shop);
    settingsOfSites.set(site, asked);
    void asked.then((known) => !isGone && setSettings(known));
    return () => {
      isGone = true;
    };
  }, [site, shop]);
  useEffect(() => () => cancelWay.current?.(), []);
  // Back from the provider by the arrow of the browser, to a page that it has kept.
  useEffect(() => {
    const onShow = () => setPressed(undefined);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function onPress(provider: SsoProvider) {
    if (!settings || pressed) return;
    cancelWay.current?.();
    setWay(undefined);
    setPressed(provider);
    const begun = await begin(provider, settings);
    setWay(begun);
    if (begun.kind === 'window') cancelWay.current = begun.cancel;
    if (begun.kind !== 'leaving') setPressed(undefined);
    if (begun.kind === 'failed') setFailed(provider);
  }

  async function begin(provider: SsoProvider, known: SsoSettings): Promise<BegunWay> {
    const code = await loadWay().catch(() => undefined);
    if (!code) return { kind: 'failed', failure: 'unreachable' };
    return code.beginWay(provider, {
      shop,
      settings: known,
      source: { from, ...(from === 'auth' && { returnTo: whereTo(site) }) },
      goTo,
      middlewareAddress: addressInSite(MIDDLEWARE_PATH, site.basePath),
    });
  }

  if (settings?.providers.length === 0) return null;
  const shown = settings?.providers ?? SSO_PROVIDERS;
  const nameOf = (provider: SsoProvider) => fillIn(texts[purpose], { provider: PROVIDER_NAMES[provider] });
  return (
    <div className={own.root} data-quiet={isQuiet || undefined} data-waiting={!settings || undefined}>
      {!isQuiet && <p className={own.or}>{texts.or}</p>}
      <fieldset className={own.buttons} onPointerEnter={prepareWay} onFocus={prepareWay}>
        <legend className="visually-hidden">{texts.group}</legend>
        {shown.map((provider) => (
          <button
            key={provider}
            type="button"
            className={own.button}
            aria-disabled={pressed !== undefined || undefined}
            aria-label={isQuiet ? nameOf(provider) : undefined}
            disabled={!settings}
            onClick={() => void onPress(provider)}
          >
            <ProviderMark provider={provider} />
            <span>{isQuiet ? PROVIDER_NAMES[provider] : nameOf(provider)}</span>
          </button>
        ))}
      </fieldset>
      <div role="status" className={own.status}>
        {way?.kind === 'window' && (
          <p className={own.waiting}>
            {texts.inWindow}{' '}
            <button
              type="button"
              className={text.textButton}
              onClick={() => {
                cancelWay.current?.();
                setWay(undefined);
              }}
            >
              {texts.cancel}
            </button>
          </p>
        )}
        {way?.kind === 'failed' && failed && (
          <p className={styles.error}>{failureSentence(way.failure, failed, site.language)}</p>
        )}
      </div>
    </div>
  );
}

/** Where somebody goes on who signs in here: as the address says, else where one is, unless that is for signing in. */
function whereTo(site: SiteDetails): string | undefined {
  const { pathname, search } = window.location;
  const asked = returnPath(search, site.basePath);
  if (asked !== undefined) return asked;
  const here = returnPath(`?${new URLSearchParams({ return: pathname + search })}`, site.basePath);
  return here !== undefined && AUTH_PATHS.test(here) ? undefined : here;
}
