import type { SiteDetails } from '@witryna/module-schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { customerOf } from '../customer/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import styles from '../forms/forms.module.css';
import { type FoundSecrets, useLinkSecrets } from '../forms/link-secrets.ts';
import { errorOfField, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { focusFirstInvalid, showFaults, TextField } from '../forms/text-field.tsx';
import { useRequest } from '../forms/use-request.ts';
import { signUpTextsOf } from '../i18n/sign-up-texts.ts';
import { NewPasswordFields, newPasswordFaults, readNewPassword } from '../passwords/index.ts';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import { ResetPasswordDocument } from './account-links.gen.ts';

const SECRETS = ['email', 'token'];

interface ResetPasswordProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** A new password for whoever has the link, who is signed in with it at once. */
export function ResetPassword(props: ResetPasswordProps) {
  const [{ found, link }, forget] = useLinkSecrets(SECRETS);
  return <FoundReset {...props} key={link} found={found} forget={forget} />;
}

interface FoundResetProps extends ResetPasswordProps {
  readonly found: FoundSecrets;
  readonly forget: () => void;
}

function FoundReset({ texts, shop, addressOf, site, found, forget }: FoundResetProps) {
  const [{ isSending, result }, send] = useRequest();
  const [isChecked, setChecked] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { page, common } = texts;
  const welcome = signUpTextsOf(site.language);
  const isMissing = found === 'missing';
  const isDone = result?.kind === 'done';
  const isLost = isMissing || result?.kind === 'invalid';
  const isOpen = !isDone && !isLost;

  useEffect(() => {
    if (result?.kind === 'refused') focusFirstInvalid(form.current);
  }, [result]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typeof found === 'string') return;
    const values = readNewPassword(event.currentTarget);
    const faults = newPasswordFaults(values, site.language);
    if (faults.password || faults.repeat) {
      showFaults(form.current, () => setChecked(true));
      return;
    }
    const { email = '', token = '' } = found;
    const outcome = await send(async () => {
      const changed = await shop.mutate(ResetPasswordDocument, { email, token, newPassword: values.password });
      if (changed.kind !== 'done' || !site.features.user) return changed;
      const { ok } = await customerOf(site).signIn(email, values.password);
      setSignedIn(ok);
      return changed;
    });
    if (outcome?.kind === 'done' || outcome?.kind === 'invalid') forget();
  }

  return (
    <FormPage title={isDone ? page.doneTitle : page.title} info={isOpen && page.info}>
      <StatusMessage
        text={isMissing ? common.missing : isSignedIn ? welcome.resetSignedIn : resultText(result, texts)}
        isRefusal={!isDone}
        takesFocus={!isMissing}
      />
      {isOpen && (
        <form className={styles.form} method="dialog" noValidate ref={form} onSubmit={onSubmit}>
          <TextField
            label={common.emailLabel}
            type="email"
            autoComplete="username"
            readOnly
            value={typeof found === 'object' ? (found.email ?? '') : ''}
          />
          <NewPasswordFields
            language={site.language}
            label={common.passwordLabel}
            isChecked={isChecked}
            error={errorOfField(result, '/newPassword')}
          />
          <SubmitButton label={page.action} isSending={isSending} sendingLabel={common.sending} />
        </form>
      )}
      <Actions>
        {isDone && !isSignedIn && <PrimaryAction href={addressOf('/auth')}>{common.signIn}</PrimaryAction>}
        {isSignedIn && <PrimaryAction href={addressOf('/')}>{welcome.toShop}</PrimaryAction>}
        {isSignedIn && site.features.cart && (
          <SecondaryAction href={addressOf('/cart')}>{welcome.toCart}</SecondaryAction>
        )}
        {isLost && <PrimaryAction href={addressOf('/request-reset-password')}>{common.newResetLink}</PrimaryAction>}
        {!isOpen && !isSignedIn && <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>}
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
