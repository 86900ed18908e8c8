import { FORM_PATHS, HONEYPOT_FIELD } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import type { FormAnswerView } from '../content/view.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { TextField } from '../forms/text-field.tsx';
import page from '../ui/plain-page.module.css';
import { PrimaryAction } from '../ui/plain-page.tsx';

interface FormAnswerProps {
  readonly view: FormAnswerView;
}

/** What a posted form came to: what was done, or what is wrong, with the form and all that was typed. */
export function FormAnswer({ view }: FormAnswerProps) {
  const { pathOf, t } = useShop();
  if (view.message !== undefined) {
    return (
      <FormPage title={view.title} info={view.message}>
        <Actions>
          <PrimaryAction href={pathOf('/')}>{t('goHome')}</PrimaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('checkForm')}>
      <ul className={styles.message} data-refusal="true">
        {view.faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
      <form className={styles.form} method="post" action={pathOf(FORM_PATHS[view.form])}>
        {view.form === 'newsletter' ? <EmailField view={view} /> : <ContactFields view={view} />}
        <Consent view={view} />
        {view.form === 'newsletter' && view.values.hasSmsConsent && <SmsFields view={view} />}
        <button className={`${page.primary} ${styles.button}`} type="submit">
          {t(view.form === 'newsletter' ? 'subscribe' : 'sendMessage')}
        </button>
      </form>
    </FormPage>
  );
}

const faultOf = ({ faults }: FormAnswerView, name: string) => faults.find(({ field }) => field === name)?.message;

/** What a field of this page has in common with the others. */
const field = (view: FormAnswerView, name: string) => ({
  id: name,
  name,
  defaultValue: view.values[name],
  error: faultOf(view, name),
});

function EmailField({ view }: FormAnswerProps) {
  const { t } = useShop();
  return <TextField {...field(view, 'email')} label={t('emailAddress')} type="email" autoComplete="email" required />;
}

/** For who had ticked the box: the number may be wrong, or the wish given up. */
function SmsFields({ view }: FormAnswerProps) {
  const { t } = useShop();
  return (
    <>
      <label>
        <input name="hasSmsConsent" type="checkbox" value="true" defaultChecked /> {t('smsConsent')}
      </label>
      <TextField {...field(view, 'phone')} label={t('phoneNumber')} type="tel" autoComplete="tel" maxLength={40} />
    </>
  );
}

function ContactFields({ view }: FormAnswerProps) {
  const { t } = useShop();
  const { topic, message } = view.values;
  return (
    <>
      <TextField {...field(view, 'name')} label={t('yourName')} autoComplete="name" required />
      <EmailField view={view} />
      {topic && <TextField {...field(view, 'topic')} label={t('messageTopic')} />}
      <TextField {...field(view, 'orderNumber')} label={t('optionalField', { label: t('orderNumber') })} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor="message">
          {t('yourMessage')}
        </label>
        <textarea className={styles.input} id="message" name="message" rows={8} defaultValue={message} required />
        <Fault view={view} name="message" />
      </div>
      <input type="hidden" name={HONEYPOT_FIELD} value="" />
    </>
  );
}

function Consent({ view }: FormAnswerProps) {
  const { t } = useShop();
  const name = 'hasPrivacyConsent';
  return (
    <div className={styles.field}>
      <label>
        <input
          id={name}
          name={name}
          type="checkbox"
          value="true"
          required
          defaultChecked={view.values[name] === 'true'}
        />{' '}
        {t(view.form === 'newsletter' ? 'newsletterConsent' : 'contactConsent')}
      </label>
      <Fault view={view} name={name} />
    </div>
  );
}

function Fault({ view, name }: FormAnswerProps & { readonly name: string }) {
  const fault = faultOf(view, name);
  return fault && <p className={styles.error}>{fault}</p>;
}
