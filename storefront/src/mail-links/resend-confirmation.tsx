import type { PageTexts } from '../i18n/mail-link-texts.ts';
import { Actions } from './actions.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { answerText } from './answer-text.ts';
import type { ShopAsker } from './ask-shop.ts';
import { SendButton } from './send-button.tsx';
import { useAnswer } from './use-answer.ts';

const RESEND = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }';

interface ResendConfirmationProps {
  readonly email: string;
  readonly texts: PageTexts;
  readonly asker: ShopAsker;
}

/** Has a new link sent in the place of one that works no more. */
export function ResendConfirmation({ email, texts, asker }: ResendConfirmationProps) {
  const [{ isSending, answer }, ask] = useAnswer();
  const isDone = answer?.kind === 'done';
  const text = isDone ? texts.common.resent : answerText(answer, texts);
  return (
    <>
      <AnswerMessage text={text} isRefusal={!isDone} />
      {!isDone && (
        <Actions>
          <SendButton
            label={texts.common.resend}
            isSending={isSending}
            sendingLabel={texts.common.sending}
            onPress={() => void ask(() => asker.mutate(RESEND, { email }))}
          />
        </Actions>
      )}
    </>
  );
}
