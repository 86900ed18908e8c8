import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import { EmailField } from '../forms/email-field.tsx';
import { emailSentence } from '../forms/field-errors.ts';
import { Actions } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import { showFaults } from '../forms/text-field.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { commonTextsOf } from '../i18n/screen-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { ResendConfirmation, SignInForm, useSlowness } from '../sign-in/index.ts';
import { TermsConsent } from '../sign-up/index.ts';
import {
  failureSentence,
  forgetWay,
  PROVIDER_NAMES,
  rememberQuestion,
  type SsoFailure,
  type SsoQuestion,
} from '../social-sign-in/index.ts';
import page from '../ui/plain-page.module.css';
import { PrimaryAction } from '../ui/plain-page.tsx';
import text from '../ui/text-button.module.css';
import { acceptConsents, linkAccount } from './finish-way.ts';
import type { OpenQuestion } from './open-question.ts';
import { goOn, settleWay } from './settle-way.ts';

interface ConsentsFormProps {
  readonly open: OpenQuestion;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  readonly goTo: (address: string) => void;
  /** The shop asks something else: the address that was typed has an account. */
  readonly onQuestion: (question: SsoQuestion) => void;
}

/** Failures after which the same can be sent again. */
const IN_PLACE: readonly SsoFailure[] = ['unreachable', 'limited'];

/** The consents for a new account, with an e-mail where the provider gave none; or signing in to the account that exists. */
export function ConsentsForm(props: ConsentsFormProps) {
  const { open, site, addressOf, goTo } = props;
  const { provider, source, question } = open;
  const { language } = site;
  const { sso: texts, signUp } = areaTextsOf(language, 'account');
  const signIn = signInTextsOf(language);
  const shop = useMemo(() => createShopClient(site), [site]);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<{ readonly email?: string | undefined; readonly terms?: string | undefined }>(
    {},
  );
  const [failure, setFailure] = useState<SsoFailure>();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [notLinked, setNotLinked] = useState<SsoFailure>();
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const isSlow = useSlowness(isSending);
  const home = { site, addressOf, goTo };
  const names = { provider: PROVIDER_NAMES[provider], name: question.name, email: question.email };

  function cancel() {
    forgetWay();
    goTo(addressOf(source.from === 'cart' ? '/checkout?step=1' : '/auth'));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    const data = new FormData(event.currentTarget);
    const email = question.email || String(data.get('email') ?? '').trim();
    const found = {
      email: question.email ? undefined : emailSentence(email, signIn),
      terms: data.has('terms') ? undefined : signUp.termsMissing,
    };
    setFailure(undefined);
    showFaults(form.current, () => setFaults(found));
    if (found.email || found.terms) return;
    isRunning.current = true;
    setSending(true);
    const outcome = await acceptConsents(shop, provider, { sessionId: question.sessionId, email });
    isRunning.current = false;
    setSending(false);
    if (outcome.kind === 'email')
      return showFaults(form.current, () => setFaults({ email: outcome.message || signIn.emailWrong }));
    if (outcome.kind === 'question') {
      rememberQuestion(outcome.question);
      return props.onQuestion(outcome.question);
    }
    if (outcome.kind === 'failed' && IN_PLACE.includes(outcome.failure)) return setFailure(outcome.failure);
    if (outcome.kind === 'failed' && outcome.failure === 'unconfirmed') {
      forgetWay();
      return setUnconfirmed(email);
    }
    await settleWay(home, open, outcome);
  }

  /** Signed in to the account that exists: from now on the provider leads to it. */
  async function onSignedIn() {
    const failed = await linkAccount(shop, provider, question.sessionId);
    if (!failed) return goOn(home, provider, source);
    forgetWay();
    // In the checkout this form is gone by now.
    notifierOf({ site, config: browserConfig }).notify('danger', failureSentence(failed, provider, language));
    setNotLinked(failed);
  }

  if (unconfirmed !== undefined) {
    return (
      <div className={styles.form}>
        <p className={styles.message}>{fillIn(signUp.confirm, { email: unconfirmed })}</p>
        <p>{signUp.confirmHelp}</p>
        <ResendConfirmation site={site} email={unconfirmed} />
      </div>
    );
  }
  if (notLinked) {
    return (
      <>
        <p className={styles.message} data-refusal>
          {failureSentence(notLinked, provider, language)}
        </p>
        <Actions>
          <PrimaryAction href={addressOf(source.returnTo ?? '/account')}>{texts.goOn}</PrimaryAction>
        </Actions>
      </>
    );
  }
  if (question.kind === 'exists') {
    return (
      <>
        <p className={page.info}>{fillIn(texts.exists, names)}</p>
        <div className={styles.form}>
          <SignInForm
            key={question.email}
            site={site}
            idPrefix="link-"
            initialEmail={question.email}
            ways="none"
            onSignedIn={() => void onSignedIn()}
            resetAddress={addressOf('/request-reset-password')}
          />
          <Cancel label={texts.cancel} onPress={cancel} />
        </div>
      </>
    );
  }
  return (
    <>
      <p className={page.info}>
        {fillIn(question.name ? texts.named : texts.nameless, names)}{' '}
        {fillIn(question.email ? texts.withEmail : texts.withoutEmail, names)}
      </p>
      <form className={styles.form} method="dialog" noValidate ref={form} onSubmit={(event) => void onSubmit(event)}>
        {question.email === '' && (
          <EmailField
            id={`${id}email`}
            name="email"
            texts={commonTextsOf(language)}
            label={signIn.email}
            required
            maxLength={254}
            error={faults.email}
          />
        )}
        <TermsConsent site={site} id={`${id}terms`} error={faults.terms} />
        <div role="alert">
          {failure && <p className={styles.error}>{failureSentence(failure, provider, language)}</p>}
        </div>
        <Actions>
          <SubmitButton
            label={texts.submit}
            isSending={isSending}
            sendingLabel={isSlow ? signIn.stillSending : signIn.sending}
          />
          <Cancel label={texts.cancel} onPress={cancel} />
        </Actions>
      </form>
    </>
  );
}

const Cancel = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className={text.textButton} onClick={onPress}>
    {label}
  </button>
);
