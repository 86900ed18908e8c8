import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Saving, section as sectionStyles } from '../account/index.ts';
import type { RestMethod, ShopClient } from '../api/shop-client.ts';
import type { CustomerProfile } from '../customer/index.ts';
import formStyles from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { NewsletterTexts } from '../i18n/areas/customer/newsletter.pl.ts';
import text from '../ui/text-button.module.css';
import styles from './account-newsletter.module.css';
import { type NewsletterState, SUBSCRIPTIONS_PATH } from './subscriptions.ts';

/** What the parts of the newsletter are given. */
export interface DecisionProps {
  readonly site: SiteDetails;
  readonly shop: ShopClient;
  readonly customer: CustomerProfile;
  readonly texts: NewsletterTexts;
  readonly state: NewsletterState;
  readonly onChanged: (state: NewsletterState) => void;
}

/** Tells the shop a decision; what comes of it is shown. */
interface Decide {
  /** What came of the last decision, in a sentence. */
  readonly said: string;
  readonly decide: (
    request: { readonly method: RestMethod; readonly path: string; readonly body?: object },
    faults: Readonly<Record<string, string | undefined>>,
    /** The sentence about what is true now. */
    sentence: (state: NewsletterState) => string,
  ) => Promise<void>;
}

/** Decisions of one part of the newsletter, one at a time. */
export function useDecision(saving: Saving, shop: ShopClient, onChanged: DecisionProps['onChanged']): Decide {
  const [said, setSaid] = useState('');
  return {
    said,
    async decide({ method, path, body }, faults, sentence) {
      setSaid('');
      const address = `${SUBSCRIPTIONS_PATH}${path}`;
      const state = await saving.save(faults, () => shop.call<NewsletterState>(method, address, body));
      if (!state) return;
      onChanged(state);
      setSaid(sentence(state));
    },
  };
}

interface DecisionSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly said: string;
}

/** A part with its heading; what was decided is said below, and gets the focus, since what was pressed is gone. */
export function DecisionSection({ title, children, said }: DecisionSectionProps) {
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) message.current?.focus();
  }, [said]);
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <h2 className={sectionStyles.title} id={id}>
        {title}
      </h2>
      {children}
      <div role="status">
        {said && (
          <p className={sectionStyles.saved} tabIndex={-1} ref={message}>
            {said}
          </p>
        )}
      </div>
    </section>
  );
}

interface DecisionFormProps {
  readonly saving: Saving;
  readonly label: string;
  readonly sendingLabel: string;
  readonly children: ReactNode;
  readonly onSend: (values: FormData) => Promise<void>;
}

/** What a consent needs, and the button that gives it. */
export function DecisionForm({ saving, label, sendingLabel, children, onSend }: DecisionFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onSend(new FormData(event.currentTarget));
  }
  return (
    <form
      className={sectionStyles.form}
      method="dialog"
      noValidate
      ref={saving.form}
      onSubmit={onSubmit}
      onInput={({ target }) => saving.clear((target as HTMLInputElement).name)}
    >
      {children}
      <Refusal saving={saving} />
      <SubmitButton label={label} isSending={saving.isSending} sendingLabel={sendingLabel} />
    </form>
  );
}

/** What was refused and concerns no field. */
export function Refusal({ saving }: { readonly saving: Saving }) {
  return (
    <div role="alert" className={sectionStyles.refusal}>
      {saving.message && <p className={formStyles.error}>{saving.message}</p>}
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly isSending: boolean;
  readonly onPress: () => void;
}

/** Something that can be done without further words. */
export function Act({ label, isSending, onPress }: ActProps) {
  return (
    <button
      type="button"
      className={`${text.textButton} ${styles.act}`}
      aria-disabled={isSending || undefined}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
