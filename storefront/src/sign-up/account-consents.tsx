import { addressInSite, type SiteDetails } from '@witryna/module-schemas';
import styles from '../forms/forms.module.css';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import own from './sign-up.module.css';

interface AccountConsentsProps {
  readonly site: SiteDetails;
  /** Of the box that is required. */
  readonly id: string;
  readonly error?: string | undefined;
}

/** What an account asks for: terms and privacy policy, which can be read without leaving the form. Nothing is ticked by itself. */
export function TermsConsent({ site, id, error }: AccountConsentsProps) {
  const texts = signUpTextsOf(site.language);
  const { terms, privacy } = site.properties;
  return (
    <div className={styles.field}>
      <label className={own.box}>
        <input
          type="checkbox"
          id={id}
          name="terms"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>
          {texts.terms.split(/(\{terms\}|\{privacy\})/).map((part) => {
            if (part === '{terms}')
              return <DocumentLink key={part} path={terms} text={texts.termsDocument} site={site} />;
            if (part === '{privacy}')
              return <DocumentLink key={part} path={privacy} text={texts.privacyDocument} site={site} />;
            return part;
          })}
        </span>
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface DocumentLinkProps {
  readonly path: string | undefined;
  readonly text: string;
  readonly site: SiteDetails;
}

/** A document in a window of its own, so that nothing typed is lost. */
function DocumentLink({ path, text, site }: DocumentLinkProps) {
  if (!path) return text;
  const address = path.startsWith('/') ? addressInSite(path, site.basePath) : path;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" data-native>
      {text}
      <span className="visually-hidden"> {signUpTextsOf(site.language).newWindow}</span>
    </a>
  );
}
