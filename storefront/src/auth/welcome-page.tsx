import type { SiteDetails } from '@witryna/module-schemas';
import { useSyncExternalStore } from 'react';
import { useCustomer } from '../customer/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { fillIn } from '../i18n/messages.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import { readWelcome } from './welcome-path.ts';

interface WelcomePageProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

const noListener = () => () => {};

/** Greets whoever has just opened an account, and leads back to what was interrupted. */
export function WelcomePage({ site, addressOf }: WelcomePageProps) {
  const [customer] = useCustomer(site);
  const search = useSyncExternalStore(
    noListener,
    () => window.location.search,
    () => '',
  );
  const texts = signUpTextsOf(site.language);
  const { wantsNewsletter, isAddressMissing, target } = readWelcome(search, site.basePath);

  if (customer.kind === 'waiting') return <FormPage drawing={<JarAndBrush />} title={texts.loading} />;
  if (customer.kind !== 'customer') {
    return (
      <FormPage drawing={<JarAndBrush />} title={texts.welcomeNamelessTitle} info={texts.signedUp}>
        <Actions>
          <PrimaryAction href={addressOf('/auth')}>{signInTextsOf(site.language).signIn}</PrimaryAction>
        </Actions>
      </FormPage>
    );
  }
  const { firstName, email } = customer.profile;
  const title = firstName ? fillIn(texts.welcomeTitle, { name: firstName }) : texts.welcomeNamelessTitle;
  return (
    <FormPage drawing={<JarAndBrush />} title={title} info={fillIn(texts.welcome, { email })}>
      {wantsNewsletter && <p className={styles.message}>{texts.welcomeNewsletter}</p>}
      {isAddressMissing && (
        <p className={styles.message} data-refusal>
          {texts.welcomeNoAddress}
        </p>
      )}
      <Actions>
        {target ? (
          <PrimaryAction href={addressOf(target)}>{texts.goOn}</PrimaryAction>
        ) : (
          <PrimaryAction href={addressOf('/')}>{texts.toShop}</PrimaryAction>
        )}
        {site.features.cart && target !== '/cart' && (
          <SecondaryAction href={addressOf('/cart')}>{texts.toCart}</SecondaryAction>
        )}
      </Actions>
    </FormPage>
  );
}
