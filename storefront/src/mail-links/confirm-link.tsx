import { Actions, SecondaryAction } from './actions.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { answerText, mayTryAgain } from './answer-text.ts';
import { type ConfirmPath, confirmQuestions } from './confirm-questions.ts';
import type { MailLinkProps } from './mail-link-props.ts';
import { MailPage } from './mail-page.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SendButton } from './send-button.tsx';
import { useAnswer } from './use-answer.ts';
import { type FoundSecrets, useLinkSecrets } from './use-link-secrets.ts';

interface ConfirmLinkProps extends MailLinkProps {
  readonly path: ConfirmPath;
}

/** A page with one button, which posts the secret of the link. Opening the page changes nothing. */
export function ConfirmLink(props: ConfirmLinkProps) {
  const [{ found, link }, forget] = useLinkSecrets(confirmQuestions[props.path].secrets);
  return <FoundLink {...props} key={link} found={found} forget={forget} />;
}

interface FoundLinkProps extends ConfirmLinkProps {
  readonly found: FoundSecrets;
  readonly forget: () => void;
}

function FoundLink({ path, texts, asker, addressOf, found, forget }: FoundLinkProps) {
  const [{ isSending, answer }, ask] = useAnswer();
  const { page, common } = texts;
  const isMissing = found === 'missing';
  const isDone = answer?.kind === 'done';
  const isOpen = !isMissing && (!answer || mayTryAgain(answer));

  async function onPress() {
    if (typeof found === 'string') return;
    const given = await ask(() => confirmQuestions[path].ask(asker, found));
    // A link that has worked, or never will, need not stay in the address.
    if (given?.kind === 'done' || given?.kind === 'invalid') forget();
  }

  return (
    <MailPage title={isDone ? page.doneTitle : page.title} info={isOpen && page.info}>
      <AnswerMessage
        text={isMissing ? common.missing : answerText(answer, texts)}
        isRefusal={!isDone}
        takesFocus={!isMissing}
      />
      {answer?.kind === 'invalid' && path === '/confirm-email' && typeof found === 'object' && (
        <ResendConfirmation email={found.email ?? ''} texts={texts} asker={asker} />
      )}
      <Actions>
        {isOpen && (
          <SendButton
            label={answer ? common.tryAgain : page.action}
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
    </MailPage>
  );
}
