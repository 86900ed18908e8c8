import type { SiteDetails } from '@witryna/module-schemas';
import type { ScreenPath } from '../content/own-paths.ts';
import type { LinkedPageProps } from '../forms/form-page.tsx';
import { OrderPage } from '../order-page/index.ts';
import { PaymentError } from '../payment-error/index.ts';
import { PaymentVerification } from '../payment-verification/index.ts';
import { ThankYou } from '../thank-you/index.ts';

export type OrderScreenPath = Extract<ScreenPath, '/order' | '/thank-you' | '/payment-verification' | '/payment-error'>;

export interface OrderScreenProps extends LinkedPageProps {
  readonly path: OrderScreenPath;
  readonly site: SiteDetails;
}

/** The screens about an order that was placed. */
export function OrderScreens({ path, ...props }: OrderScreenProps) {
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
