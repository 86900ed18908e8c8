import type { Messages } from '../i18n/messages.ts';
import { SpiltDropper } from './drawings.tsx';
import { PlainPage, PrimaryAction } from './plain-page.tsx';

interface ErrorRouteProps {
  readonly home: string;
  readonly messages: Messages;
}

/** The page at `/error`: a heading, what happened, the way home. */
export function ErrorRoute({ home, messages }: ErrorRouteProps) {
  return (
    <PlainPage drawing={<SpiltDropper />} title={messages.errorTitle} info={messages.errorInfo}>
      <PrimaryAction href={home}>{messages.backHome}</PrimaryAction>
    </PlainPage>
  );
}
