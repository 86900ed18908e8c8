import type { Messages } from '../i18n/messages.ts';
import { OpenLetter } from '../ui/drawings.tsx';
import { PlainPage, TryAgain } from '../ui/plain-page.tsx';

/** The page that a browser shows in place of any other while it has no connection; it can be used without a script. */
export function Offline({ messages }: { readonly messages: Messages }) {
  return (
    <main>
      <PlainPage drawing={<OpenLetter />} title={messages.offlineTitle} info={messages.offlineInfo}>
        <TryAgain isPrimary>{messages.tryAgain}</TryAgain>
      </PlainPage>
    </main>
  );
}
