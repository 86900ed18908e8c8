import type { SiteDetails } from '@witryna/module-schemas';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import { ResendConfirmation, SignInForm } from '../sign-in/index.ts';
import { type SignedUp, SignUpForm } from '../sign-up/index.ts';
import { SocialButtons } from '../social-sign-in/index.ts';
import own from './auth.module.css';
import { type AuthTab, AuthTabs } from './auth-tabs.tsx';

interface AuthFormsOptions {
  readonly site: SiteDetails;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
  readonly initialTab: AuthTab;
  /** Begins the ids of the fields, where another form to sign in may stand on the page. */
  readonly idPrefix?: string;
  /** Why somebody is here. */
  readonly notice?: string | undefined;
  readonly onTab?: (tab: AuthTab) => void;
  /** Told while a new account is under way. */
  readonly onSending?: (isSending: boolean) => void;
  readonly onSignedIn: () => void;
  /** Signed in to a new account. */
  readonly onSignedUp: (account: SignedUp) => void;
}

interface AuthForms {
  readonly tab: AuthTab;
  readonly title: string;
  readonly info: string | undefined;
  /** Of the title, which takes the focus when the forms have done their work. */
  readonly titleRef: React.RefObject<HTMLHeadingElement | null>;
  readonly body: ReactNode;
}

/** Screens that the tabs are. */
export const PATH_OF_TAB = { 'sign-in': '/auth', 'sign-up': '/auth/sign-up' } as const satisfies Record<
  AuthTab,
  string
>;

/** Both forms behind their tabs, and what follows where an account has to be confirmed first; for a page, and for a drawer. */
export function useAuthForms(options: AuthFormsOptions): AuthForms {
  const { site, addressOf, initialTab, notice, onTab, onSending, onSignedIn, onSignedUp } = options;
  const { idPrefix = 'sign-in-' } = options;
  const texts = signUpTextsOf(site.language);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [tab, setTab] = useState(initialTab);
  /** A form that was seen stays, with all that was typed. */
  const [seen, setSeen] = useState<readonly AuthTab[]>([initialTab]);
  const [emails, setEmails] = useState<Readonly<Partial<Record<AuthTab, string>>>>({});
  const [created, setCreated] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { page } = screenTextsOf(site.language, PATH_OF_TAB[tab]);

  useEffect(() => {
    if (unconfirmed !== undefined) titleRef.current?.focus({ preventScroll: true });
  }, [unconfirmed]);

  const panelId = (of: AuthTab) => `${id}${of}`;
  const typedEmail = (of: AuthTab) =>
    root.current?.querySelector<HTMLInputElement>(`[data-panel="${of}"] input[name="email"]`)?.value.trim();

  /** An e-mail that was typed in one form is in the other one too, unless that has its own. */
  function choose(next: AuthTab, email = typedEmail(tab)) {
    if (next === tab) return;
    if (!seen.includes(next)) {
      setEmails((known) => ({ ...known, [next]: email }));
      setSeen([...seen, next]);
    } else if (email && (!typedEmail(next) || next === 'sign-in')) fillEmail(next, email);
    setTab(next);
    onTab?.(next);
  }

  function fillEmail(of: AuthTab, email: string) {
    const input = root.current?.querySelector<HTMLInputElement>(`[data-panel="${of}"] input[name="email"]`);
    if (input) input.value = email;
  }

  function onAccount(account: SignedUp) {
    if (account.outcome === 'unconfirmed') setUnconfirmed(account.email);
    else if (account.outcome === 'signed-in') onSignedUp(account);
    else {
      setCreated(true);
      choose('sign-in', account.email);
    }
  }

  const panel = (of: AuthTab, form: ReactNode) => (
    <div role="tabpanel" id={panelId(of)} data-panel={of} hidden={tab !== of} aria-label={nameOf(of)}>
      {seen.includes(of) && form}
    </div>
  );
  const nameOf = (of: AuthTab) => (of === 'sign-in' ? texts.tabSignIn : texts.tabSignUp);

  if (unconfirmed !== undefined) {
    return {
      tab,
      titleRef,
      title: texts.confirmTitle,
      info: fillIn(texts.confirm, { email: unconfirmed }),
      body: (
        <div className={styles.form}>
          <p>{texts.confirmHelp}</p>
          <ResendConfirmation site={site} email={unconfirmed} />
        </div>
      ),
    };
  }
  const said = created ? texts.signedUp : notice;
  return {
    tab,
    titleRef,
    title: page.title,
    info: page.info,
    body: (
      <div className={own.forms} ref={root}>
        <AuthTabs
          label={texts.tabs}
          names={{ 'sign-in': texts.tabSignIn, 'sign-up': texts.tabSignUp }}
          chosen={tab}
          panelId={panelId}
          onChoose={(next) => choose(next)}
        />
        <div role="status">{said && <p className={styles.message}>{said}</p>}</div>
        {panel(
          'sign-in',
          <SignInForm
            site={site}
            idPrefix={idPrefix}
            initialEmail={emails['sign-in']}
            onSignedIn={onSignedIn}
            resetAddress={addressOf('/request-reset-password')}
          />,
        )}
        {panel(
          'sign-up',
          <>
            <SignUpForm
              site={site}
              initialEmail={emails['sign-up'] ?? ''}
              isHidden={tab !== 'sign-up'}
              onSending={onSending}
              onSignedUp={onAccount}
              onSignIn={(email) => choose('sign-in', email)}
            />
            <div className={own.social}>
              <SocialButtons site={site} purpose="signUp" />
            </div>
          </>,
        )}
      </div>
    ),
  };
}
