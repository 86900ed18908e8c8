import { CONTACT_LIMITS, type contactForm, FORM_PATHS, HONEYPOT_FIELD } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { FormOutcome, SendButton } from '../shared/forms/form-end.tsx';
import { SelectField, TextAreaField, TextField } from '../shared/forms/form-field.tsx';
import { FormSummary } from '../shared/forms/form-summary.tsx';
import forms from '../shared/forms/forms.module.css';
import { PrivacyConsent } from '../shared/forms/privacy-consent.tsx';
import { useActionForm } from '../shared/forms/use-action-form.ts';
import { useMeantEmail } from '../shared/forms/use-meant-email.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import type { ShopActions } from '../shop/shop-actions.ts';
import styles from './contact-form.module.css';
import { contactFaults, contactMessage } from './contact-message.ts';

type ContactFormProps = ModuleProps<typeof contactForm>;

/** A message to the shop. */
export function ContactForm(props: ContactFormProps) {
  const { sendMessage } = useShop().actions;
  if (!sendMessage) return <EmptyModule />;
  const { heading, text, level, width } = props;
  const Heading = headingTag(level);
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} data-width={width}>
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {text && <p className={styles.text}>{text}</p>}
      <MessageForm {...props} send={sendMessage} />
    </section>
  );
}

interface MessageFormProps extends Pick<ContactFormProps, 'topics' | 'hasOrderNumber' | 'consent'> {
  readonly send: NonNullable<ShopActions['sendMessage']>;
}

function MessageForm({ topics = [], hasOrderNumber, consent, send }: MessageFormProps) {
  const { pathOf, t } = useShop();
  const form = useActionForm({
    check: (values) => contactFaults(values, { hasTopics: topics.length > 0, t }),
    // Who fills in what nobody sees is no person: they hear that all is well.
    act: async (values) => (values.get(HONEYPOT_FIELD) ? { ok: true } : send(contactMessage(values))),
  });
  const email = useMeantEmail(form);
  return (
    <form {...form.formProps} className={forms.form} method="post" action={pathOf(FORM_PATHS.contact)}>
      <FormSummary
        form={form}
        labels={{
          name: t('yourName'),
          email: t('emailAddress'),
          orderNumber: t('orderNumber'),
          message: t('yourMessage'),
        }}
      />
      <TextField form={form} name="name" label={t('yourName')} autoComplete="name" required />
      <TextField
        form={form}
        name="email"
        label={t('emailAddress')}
        type="email"
        autoComplete="email"
        required
        {...email.field}
      />
      {email.question}
      {topics.length > 0 && (
        <SelectField
          form={form}
          name="topic"
          label={t('messageTopic')}
          options={topics}
          placeholder={t('chooseTopic')}
        />
      )}
      {hasOrderNumber && (
        <TextField
          form={form}
          name="orderNumber"
          label={t('optionalField', { label: t('orderNumber') })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={CONTACT_LIMITS.orderNumber}
        />
      )}
      <TextAreaField form={form} name="message" label={t('yourMessage')} isRequired />
      <PrivacyConsent form={form} words={consent || t('contactConsent')} />
      <Trap />
      <SendButton form={form} label={t('sendMessage')} />
      <FormOutcome form={form} />
    </form>
  );
}

/** A field for programs that fill in whatever they find. */
function Trap() {
  const { t } = useShop();
  const id = useId();
  return (
    <div className={forms.trap} aria-hidden="true">
      <label htmlFor={id}>{t('leaveEmpty')}</label>
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
