import type { SiteDetails } from '@witryna/module-schemas';
import type { PathOfArea } from '../content/screen-areas.ts';
import type { LinkedPageProps } from '../forms/form-page.tsx';
import { OrderPage } from '../order-page/index.ts';
import { PaymentError } from '../payment-error/index.ts';
import { PaymentVerification } from '../payment-verification/index.ts';
import { ThankYou } from '../thank-you/index.ts';

export { beginThanks } from '../thank-you/index.ts';

interface OrderScreensProps extends LinkedPageProps {
  readonly path: PathOfArea<'order'>;
  readonly site: SiteDetails;
}

/** The screens about an order that was placed. */
export function OrderScreens({ path, ...props }: OrderScreensProps) {
  switch (path) {
    case '/order':
      return <OrderPage {...props} />;
    case '/thank-you':
      return <ThankYou {...props} />;
    case '/payment-verification':
      return <PaymentVerification {...props} />;
    case '/payment-error':
      return <PaymentError {...props} />;
  }
}
