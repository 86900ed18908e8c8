import { useCallback } from 'react';
import { shopClientOf } from '../api/shop-client.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { loadArea } from '../i18n/areas/load-area.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { LoadedPart } from '../ui/loaded-part.tsx';

async function loadScreens(language: string) {
  const [{ OrderScreens }] = await Promise.all([import('./order-screens.tsx'), loadArea(language, 'orders')]);
  return { OrderScreens };
}

/**
 * A screen about an order that was placed. A server knows of no order, so that it says what the page begins with.
 */
export function OrderScreen({ path, site, routes }: AreaScreenProps<'order'>) {
  const { language } = site;
  const texts = screenTextsOf(language, path);
  const { page, common } = texts;
  const given = { path, site, texts, shop: shopClientOf(site), addressOf: addressesOf(site, routes) };
  const load = useCallback(() => loadScreens(language), [language]);
  const waiting = (
    <FormPage title={page.title} info={page.info}>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
  const failed = (retry: () => void) => (
    <FormPage title={page.title}>
      <StatusMessage text={common.unreachable} isRefusal takesFocus={false} />
      <Actions>
        <SubmitButton label={common.tryAgain} isSending={false} sendingLabel={common.sending} onPress={retry} />
      </Actions>
    </FormPage>
  );
  return (
    <LoadedPart load={load} waiting={waiting} failed={failed}>
      {({ OrderScreens }) => <OrderScreens {...given} />}
    </LoadedPart>
  );
}
