import { addressInSite, type SiteDetails } from '@witryna/module-schemas';
import { useId } from 'react';
import { section as sectionStyles, useSaving } from '../account/index.ts';
import forms from '../forms/forms.module.css';
import type { NewsletterTexts } from '../i18n/areas/customer/newsletter.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './account-newsletter.module.css';
import { Act, DecisionForm, type DecisionProps, DecisionSection, Refusal, useDecision } from './decision.tsx';
import { dayOf, type NewsletterState } from './subscriptions.ts';

const PATH = '/newsletter';

/** The newsletter by e-mail: not subscribed, waiting for the link in the mail, subscribed. */
export function EmailSection({ site, shop, customer, texts, state, onChanged }: DecisionProps) {
  const saving = useSaving(site.language);
  const { said, decide } = useDecision(saving, shop, onChanged);
  const day = ({ confirmationSentAt }: NewsletterState) =>
    confirmationSentAt ? dayOf(confirmationSentAt, site.language) : '';
  const time = ({ confirmationSentAt }: NewsletterState) =>
    new Intl.DateTimeFormat(site.language, { hour: '2-digit', minute: '2-digit' }).format(
      new Date(confirmationSentAt ?? Date.now()),
    );

  const subscribe = (values: FormData) => {
    const privacy = values.get('privacy') !== null;
    return decide(
      { method: 'PUT', path: PATH, body: { isSubscribed: true, privacy } },
      { privacy: privacy ? undefined : texts.privacyMissing },
      ({ status }) => fillIn(status === 'SUBSCRIBED' ? texts.subscribedNow : texts.almost, { email: customer.email }),
    );
  };
  const leave = () =>
    void decide({ method: 'PUT', path: PATH, body: { isSubscribed: false } }, {}, () => texts.unsubscribedNow);
  const sendAgain = () =>
    void decide({ method: 'POST', path: `${PATH}/confirmation` }, {}, (next) =>
      fillIn(next.confirmationSentAt === state.confirmationSentAt ? texts.sentAlready : texts.sentAgain, {
        time: time(next),
        email: customer.email,
      }),
    );

  return (
    <DecisionSection title={texts.email} said={said}>
      {state.status === 'SUBSCRIBED' && (
        <>
          <p className={styles.state}>{fillIn(texts.subscribed, { email: customer.email })}</p>
          <Refusal saving={saving} />
          <Act label={texts.unsubscribe} isSending={saving.isSending} onPress={leave} />
        </>
      )}
      {state.status === 'UNCONFIRMED' && (
        <>
          <p className={styles.state}>{fillIn(texts.waiting, { day: day(state) })}</p>
          <p className={sectionStyles.quiet}>{fillIn(texts.waitingInfo, { email: customer.email })}</p>
          <Refusal saving={saving} />
          <div className={styles.acts}>
            <Act label={texts.sendAgain} isSending={saving.isSending} onPress={sendAgain} />
            <Act label={texts.giveUp} isSending={saving.isSending} onPress={leave} />
          </div>
        </>
      )}
      {(state.status === 'NOT_ACTIVE' || state.status === 'UNSUBSCRIBED') && (
        <>
          <p className={styles.state}>{texts.notSubscribed}</p>
          <p className={sectionStyles.quiet}>{fillIn(texts.emailInfo, { email: customer.email })}</p>
          <DecisionForm saving={saving} label={texts.subscribe} sendingLabel={texts.saving} onSend={subscribe}>
            <PrivacyBox site={site} texts={texts} error={saving.faults.privacy} />
          </DecisionForm>
        </>
      )}
    </DecisionSection>
  );
}

interface PrivacyBoxProps {
  readonly site: SiteDetails;
  readonly texts: NewsletterTexts;
  readonly error: string | undefined;
}

/** The consent without which nobody is written to. The policy opens in a window of its own. */
function PrivacyBox({ site, texts, error }: PrivacyBoxProps) {
  const id = useId();
  const { privacy } = site.properties;
  const address = privacy?.startsWith('/') ? addressInSite(privacy, site.basePath) : privacy;
  return (
    <div className={forms.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="privacy"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>
          {texts.privacy}{' '}
          {address && (
            <a href={address} target="_blank" rel="noopener noreferrer" data-native>
              {texts.privacyDocument}
              <span className="visually-hidden"> {texts.newWindow}</span>
            </a>
          )}
        </span>
      </label>
      {error && (
        <p className={forms.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
