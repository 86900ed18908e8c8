import { FORM_PATHS, type newsletter } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { consentFaults, emailFaults, hasPrivacyConsent, textOf } from '../shared/forms/field-faults.ts';
import { FormOutcome, SendButton } from '../shared/forms/form-end.tsx';
import { ConsentField, TextField } from '../shared/forms/form-field.tsx';
import { FormSummary } from '../shared/forms/form-summary.tsx';
import forms from '../shared/forms/forms.module.css';
import { PrivacyConsent } from '../shared/forms/privacy-consent.tsx';
import { useActionForm } from '../shared/forms/use-action-form.ts';
import { useMeantEmail } from '../shared/forms/use-meant-email.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { keepTogether } from '../shared/texts/keep-together.ts';
import { useShop } from '../shop/shop.ts';
import type { ShopActions } from '../shop/shop-actions.ts';
import styles from './newsletter.module.css';

type NewsletterProps = ModuleProps<typeof newsletter>;

/** Asks for an address to write to, where the shop has a newsletter. */
export function Newsletter(props: NewsletterProps) {
  const shop = useShop();
  const { subscribeToNewsletter } = shop.actions;
  if (!subscribeToNewsletter) return <EmptyModule />;
  const { heading, text, image, level, ground } = props;
  const picture = findPicture(shop, image);
  const Heading = headingTag(level);
  return (
    <section id={props.anchor} className={`frame ${styles.root}`}>
      <div
        className={styles.panel}
        data-ground={ground}
        data-tone={ground === 'dark' ? 'dark' : undefined}
        data-picture={picture ? true : undefined}
      >
        {picture && <Picture className={styles.picture} {...picture} sizes="(min-width: 993px) 34rem, 100vw" />}
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <NewsletterForm {...props} subscribe={subscribeToNewsletter} />
      </div>
    </section>
  );
}

type Subscribe = NonNullable<ShopActions['subscribeToNewsletter']>;

interface NewsletterFormProps extends Pick<NewsletterProps, 'button' | 'consent' | 'sms'> {
  readonly subscribe: Subscribe;
}

/** The names of the fields, as the action knows them. */
const SMS = 'hasSmsConsent';
const PHONE = 'phone';

const wantsSms = (values: FormData) => values.get(SMS) !== null;

function requestOf(values: FormData): Parameters<Subscribe>[0] {
  const wish = { email: textOf(values, 'email'), hasPrivacyConsent: hasPrivacyConsent(values) };
  return wantsSms(values) ? { ...wish, hasSmsConsent: true, phone: textOf(values, PHONE) } : wish;
}

function NewsletterForm({ button, consent, sms, subscribe }: NewsletterFormProps) {
  const { pathOf, site, t } = useShop();
  const form = useActionForm({
    check: (values) => [
      ...emailFaults(values, t),
      ...consentFaults(values, t),
      ...(wantsSms(values) && textOf(values, PHONE) === '' ? [{ field: PHONE, message: t('phoneMissing') }] : []),
    ],
    act: (values) => subscribe(requestOf(values)),
  });
  const email = useMeantEmail(form);
  return (
    <form
      {...form.formProps}
      className={`${forms.form} ${styles.form}`}
      method="post"
      action={pathOf(FORM_PATHS.newsletter)}
    >
      <FormSummary form={form} />
      <div className={styles.line}>
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
        <SendButton form={form} label={button ? keepTogether(site.language, button) : t('subscribe')} />
      </div>
      <PrivacyConsent form={form} words={consent || t('newsletterConsent')} />
      {sms && (
        <div className={styles.sms}>
          <ConsentField form={form} name={SMS} isOptional>
            {t('smsConsent')}
          </ConsentField>
          <TextField form={form} name={PHONE} label={t('phoneNumber')} type="tel" autoComplete="tel" maxLength={40} />
        </div>
      )}
      <FormOutcome form={form} />
    </form>
  );
}
