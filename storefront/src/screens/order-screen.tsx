import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { LoadedPart } from '../ui/loaded-part.tsx';
import type { OrderScreenProps } from './order-screens.tsx';

const loadScreens = () => import('./order-screens.tsx');

/**
 * A screen about an order that was placed: code of its own, which cart and checkout do without. A server knows of no
 * order, so that it says what the page begins with.
 */
export function OrderScreen(props: OrderScreenProps) {
  const { page, common } = props.texts;
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
    <LoadedPart load={loadScreens} waiting={waiting} failed={failed}>
      {({ OrderScreens }) => <OrderScreens {...props} />}
    </LoadedPart>
  );
}
