import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import { EmailField } from '../forms/email-field.tsx';
import { emailSentence } from '../forms/field-errors.ts';
import styles from '../forms/forms.module.css';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { focusFirstInvalid, TextField } from '../forms/text-field.tsx';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import type { PageTexts } from '../i18n/screen-texts.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import { FindOrderDocument } from './find-order.gen.ts';
import { typedNumber } from './typed-number.ts';

interface FindOrderFormProps {
  readonly shop: ShopClient;
  readonly common: PageTexts['common'];
  readonly texts: AfterOrderTexts;
  readonly onFound: (order: LatestOrder) => void;
}

const MAX_LENGTH = 200;

/** Finds a guest's order by what stands in its confirmation. Nothing of it comes into an address. */
export function FindOrderForm({ shop, common, texts, onFound }: FindOrderFormProps) {
  const [values, setValues] = useState({ number: '', email: '', lastname: '' });
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ShopResult>();
  const form = useRef<HTMLFormElement>(null);
  const errors = {
    number: numberError(values.number, texts, common),
    email: emailSentence(values.email, common),
    lastname: values.lastname.trim() === '' ? common.fieldEmpty : undefined,
  };

  // The field that is wrong after a press, once its sentence stands beside it.
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) focusFirstInvalid(form.current);
  }, [presses]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isSending) return;
    if (errors.number || errors.email || errors.lastname) return setPresses((before) => before + 1);
    setSending(true);
    setResult(undefined);
    const { email, lastname } = values;
    const { data, result: answered } = await shop.query(FindOrderDocument, {
      number: typedNumber(values.number) ?? '',
      email: email.trim(),
      lastname: lastname.trim(),
    });
    setSending(false);
    setResult(answered);
    if (data) onFound({ number: data.guestOrder.number, token: data.guestOrder.token });
  }

  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    maxLength: MAX_LENGTH,
    value: values[name],
    error: isChecked ? errors[name] : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <form className={styles.form} method="dialog" noValidate ref={form} onSubmit={onSubmit}>
      <StatusMessage text={refusalText(result)} isRefusal />
      <TextField label={texts.numberLabel} inputMode="numeric" autoComplete="off" {...field('number')} />
      <EmailField texts={common} label={texts.emailLabel} {...field('email')} />
      <TextField label={texts.lastNameLabel} autoComplete="family-name" {...field('lastname')} />
      <SubmitButton label={texts.find} isSending={isSending} sendingLabel={common.sending} />
    </form>
  );

  /** What the shop refuses is said of the order as a whole: which of the three is wrong it does not tell. */
  function refusalText(given: ShopResult | undefined): string | undefined {
    switch (given?.kind) {
      case 'invalid':
      case 'refused':
        return texts.notFound;
      case 'limited':
      case 'unavailable':
      case 'unreachable':
        return common[given.kind];
      default:
        return undefined;
    }
  }
}

function numberError(typed: string, texts: AfterOrderTexts, common: PageTexts['common']): string | undefined {
  if (typed.trim() === '') return common.fieldEmpty;
  return typedNumber(typed) === undefined ? texts.numberWrong : undefined;
}
