import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { type FoundSecrets, useLinkSecrets } from '../forms/link-secrets.ts';
import { mayRetry, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useRequest } from '../forms/use-request.ts';
import { ResendConfirmationDocument } from '../sign-in/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { type ConfirmPath, confirmRequests } from './confirm-requests.ts';

interface ConfirmLinkProps extends LinkedPageProps {
  readonly path: ConfirmPath;
}

/** A page with one button, which posts the secret of the link. Opening the page changes nothing. */
export function ConfirmLink(props: ConfirmLinkProps) {
  const [{ found, link }, forget] = useLinkSecrets(confirmRequests[props.path].secrets);
  return <FoundLink {...props} key={link} found={found} forget={forget} />;
}

interface FoundLinkProps extends ConfirmLinkProps {
  readonly found: FoundSecrets;
  readonly forget: () => void;
}

function FoundLink({ path, texts, shop, addressOf, found, forget }: FoundLinkProps) {
  const [{ isSending, result }, send] = useRequest();
  const { page, common } = texts;
  const isMissing = found === 'missing';
  const isDone = result?.kind === 'done';
  const isOpen = !isMissing && (!result || mayRetry(result));

  async function onPress() {
    if (typeof found === 'string') return;
    const outcome = await send(() => confirmRequests[path].send(shop, found));
    // A link that has worked, or never will, need not stay in the address.
    if (outcome?.kind === 'done' || outcome?.kind === 'invalid') forget();
  }

  return (
    <FormPage title={isDone ? page.doneTitle : page.title} info={isOpen && page.info}>
      <StatusMessage
        text={isMissing ? common.missing : resultText(result, texts)}
        isRefusal={!isDone}
        takesFocus={!isMissing}
      />
      {result?.kind === 'invalid' && path === '/confirm-email' && typeof found === 'object' && (
        <ResendConfirmation email={found.email ?? ''} texts={texts} shop={shop} />
      )}
      <Actions>
        {isOpen && (
          <SubmitButton
            label={result ? common.tryAgain : page.action}
            isSending={isSending}
            sendingLabel={common.sending}
            onPress={onPress}
          />
        )}
        <SecondaryAction href={addressOf('/')}>{common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}

interface ResendConfirmationProps extends Pick<LinkedPageProps, 'texts' | 'shop'> {
  readonly email: string;
}

/** Sends a new link in place of one that has expired. */
function ResendConfirmation({ email, texts, shop }: ResendConfirmationProps) {
  const [{ isSending, result }, send] = useRequest();
  const isDone = result?.kind === 'done';
  const text = isDone ? texts.common.resent : resultText(result, texts);
  return (
    <>
      <StatusMessage text={text} isRefusal={!isDone} />
      {!isDone && (
        <Actions>
          <SubmitButton
            label={texts.common.resend}
            isSending={isSending}
            sendingLabel={texts.common.sending}
            onPress={() => void send(() => shop.mutate(ResendConfirmationDocument, { email }))}
          />
        </Actions>
      )}
    </>
  );
}
