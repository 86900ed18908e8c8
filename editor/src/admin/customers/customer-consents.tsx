import type { CustomerConsent } from '../../api/identity/customers.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './customer-screen.module.css';

const words = t.customers.consents;
/** How the registry marks consents that were given on the way from a sign-in provider. */
const PROVIDER_PREFIX = 'sso:';
const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

/** What a customer accepted when the account was opened: the text, its version, the moment and the form. */
export function CustomerConsents({ consents }: { readonly consents: readonly CustomerConsent[] }) {
  return (
    <Card title={words.title}>
      {consents.length === 0 && <p className={styles.none}>{words.none}</p>}
      <dl className={styles.facts}>
        {consents.map(({ kind, textVersion, source, acceptedAt }) => (
          <div key={`${kind} ${textVersion} ${acceptedAt}`}>
            <dt>
              {words.kinds[kind]}, {words.version(textVersion)}
            </dt>
            <dd>
              <time dateTime={acceptedAt}>{formatMoment(acceptedAt)}</time>, {formOf(source)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function formOf(source: string): string {
  if (!source.startsWith(PROVIDER_PREFIX)) return words.signUp;
  const provider = source.slice(PROVIDER_PREFIX.length);
  return words.provider(PROVIDER_NAMES[provider] ?? provider);
}
