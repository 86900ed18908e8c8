import type { ReviewedProduct } from '@witryna/modules';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerProfile } from '../customer/index.ts';
import styles from '../forms/forms.module.css';
import { SubmitButton } from '../forms/submit-button.tsx';
import { focusFirstInvalid, TextField } from '../forms/text-field.tsx';
import { type ReviewFormFacts, reviewFormFacts, sendReview } from '../reviews/index.ts';
import { useForgetOffline } from '../ui/use-online.ts';
import { checkReview, type ReviewFaults, type ReviewField } from './check-review.ts';
import type { OverlayParts } from './overlay-parts.tsx';
import {
  clearReviewDraft,
  EMPTY_DRAFT,
  type ReviewDraft,
  storedReviewDraft,
  storeReviewDraft,
} from './review-draft.ts';
import own from './review-form.module.css';
import { ShadeField } from './shade-field.tsx';
import { StarsField } from './stars-field.tsx';

interface ReviewFormProps {
  readonly parts: OverlayParts;
  readonly product: ReviewedProduct;
  readonly profile: CustomerProfile;
  readonly onSent: () => void;
}

/** Names of fields as the shop calls them. */
const FIELDS: Readonly<Record<string, ReviewField | undefined>> = {
  ratings: 'rate',
  text: 'text',
  nickname: 'nickname',
};

/** What somebody thinks of a product. All that was written stays until it is sent, also where that fails. */
export function ReviewForm({ parts, product, profile, onSent }: ReviewFormProps) {
  const { texts, action } = parts;
  const { sku, shades } = product;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ReviewDraft>(
    () => storedReviewDraft(sku) ?? { ...EMPTY_DRAFT, nickname: profile.firstName },
  );
  const [facts, setFacts] = useState<ReviewFormFacts>();
  const [faults, setFaults] = useState<ReviewFaults>({});
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the product
  useEffect(() => {
    void reviewFormFacts(action, sku).then(setFacts);
  }, [sku]);

  useForgetOffline(message === action.texts.offline, () => setMessage(''));

  function change(part: Partial<ReviewDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    storeReviewDraft(sku, next);
    const [field] = Object.keys(part);
    setFaults((known) => ({ ...known, [field ?? '']: undefined }));
  }

  function refuse(found: ReviewFaults, sentence = '') {
    flushSync(() => {
      setSending(false);
      setFaults(found);
      setMessage(sentence);
    });
    focusFirstInvalid(form.current);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = checkReview(draft, texts);
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    setMessage('');
    const known = facts ?? (await reviewFormFacts(action, sku));
    if (!known) return refuse({}, action.texts.unavailable);
    setFacts(known);
    // A shade that is not sold any more is not sent.
    const about = shades.some((shade) => shade.sku === draft.shade) ? draft.shade : sku;
    const { rate, text, nickname } = draft;
    const result = await sendReview(action, { sku: about, rate, text, nickname }, known);
    if (result.ok) {
      clearReviewDraft();
      return onSent();
    }
    const ofField = (field: string | undefined) => (field === undefined ? undefined : FIELDS[field]);
    const ofFields = result.errors.flatMap(({ field, message: sentence }) => {
      const name = ofField(field);
      return name ? [[name, sentence] as const] : [];
    });
    const others = result.errors.filter(({ field }) => !ofField(field)).map((error) => error.message);
    refuse(Object.fromEntries(ofFields), others.join(' '));
  }

  return (
    <form className={`${styles.form} ${own.root}`} ref={form} noValidate onSubmit={(event) => void send(event)}>
      <StarsField rate={draft.rate} texts={texts} error={faults.rate} onRate={(rate) => change({ rate })} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}text`}>
          {texts.text}
        </label>
        <textarea
          className={styles.input}
          id={`${id}text`}
          name="text"
          rows={6}
          value={draft.text}
          aria-invalid={faults.text ? true : undefined}
          aria-describedby={faults.text ? `${id}text-error` : undefined}
          onChange={({ target }) => change({ text: target.value })}
        />
        {faults.text && (
          <p className={styles.error} id={`${id}text-error`}>
            {faults.text}
          </p>
        )}
      </div>
      <TextField
        label={texts.nickname}
        hint={texts.nicknameHint}
        name="nickname"
        autoComplete="nickname"
        value={draft.nickname}
        error={faults.nickname}
        onChange={({ target }) => change({ nickname: target.value })}
      />
      {shades.length > 0 && (
        <ShadeField
          shades={shades}
          boughtSkus={facts?.boughtSkus ?? []}
          chosen={draft.shade}
          texts={texts}
          onChoose={(shade) => change({ shade })}
        />
      )}
      <TextField label={texts.email} hint={texts.emailHint} type="email" value={profile.email} readOnly />
      <p className={own.note} role="status">
        {facts && (facts.boughtSkus.length > 0 ? texts.willBeVerified : texts.willBeCustomer)}
      </p>
      <div className={own.end}>
        <p className={styles.error} role="alert">
          {message}
        </p>
        <SubmitButton label={texts.send} isSending={isSending} sendingLabel={texts.sending} />
      </div>
    </form>
  );
}
