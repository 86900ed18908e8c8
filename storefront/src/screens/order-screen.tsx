import { shopClientOf } from '../api/shop-client.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { LoadedPart } from '../ui/loaded-part.tsx';

type Screens = Pick<typeof import('./order-screens.tsx'), 'OrderScreens' | 'beginThanks'>;

let loaded: Screens | undefined;

/** The screens themselves: behind what the server shows of them. */
export async function loadScreens(): Promise<Screens> {
  const { OrderScreens, beginThanks } = await import('./order-screens.tsx');
  loaded = { OrderScreens, beginThanks };
  return loaded;
}

const loadedScreens = () => loaded;

/** Has the thanks ask for the order before they are drawn. */
export function beginThanksScreen({ site }: Pick<AreaScreenProps<'order'>, 'site'>): void {
  loaded?.beginThanks(shopClientOf(site));
}

/** A screen about an order that was placed. A server knows of no order, so that it says what the page begins with. */
export function OrderScreen({ path, site, routes }: AreaScreenProps<'order'>) {
  const texts = screenTextsOf(site.language, path);
  const { page, common } = texts;
  const given = { path, site, texts, shop: shopClientOf(site), addressOf: addressesOf(site, routes) };
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
    <LoadedPart load={loadScreens} loaded={loadedScreens} waiting={waiting} failed={failed}>
      {({ OrderScreens }) => <OrderScreens {...given} />}
    </LoadedPart>
  );
}
