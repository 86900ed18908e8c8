import type { Messages } from '../i18n/messages.ts';
import { EmptyPlinths } from './drawings.tsx';
import { PlainPage, PrimaryAction, TryAgain } from './plain-page.tsx';

interface PageWithoutContentProps {
  readonly home: string;
  readonly messages: Messages;
}

/** What is shown at an address that has no page. */
export function NotFound({ home, messages }: PageWithoutContentProps) {
  return (
    <PlainPage drawing={<EmptyPlinths />} title={messages.notFoundTitle} info={messages.notFoundInfo}>
      <PrimaryAction href={home}>{messages.backHome}</PrimaryAction>
      <TryAgain>{messages.tryAgain}</TryAgain>
    </PlainPage>
  );
}
