import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { PaymentOutcome, PaymentRegistry } from './payment-registry.ts';
import { titleOfProvider } from './provider-titles.ts';

type PayRoute = { Params: { provider: string; id: string }; Body: { outcome?: string } };

const OUTCOMES: readonly PaymentOutcome[] = ['paid', 'declined', 'expired'];

const ENDED = { paid: 'Zapłacono', declined: 'Płatność odrzucona', expired: 'Płatność wygasła' } as const;

/** The page where one pays, declines, lets it expire, goes back, or just closes the tab. */
export function payPage(app: FastifyInstance, paymentRegistry: PaymentRegistry): void {
  app.get<PayRoute>('/platnosc/:provider/:id', async ({ params: { provider, id } }, reply) => {
    const payment = paymentRegistry.find(provider, id);
    if (!payment) return sendPage(reply.status(404), 'Nie ma takiej płatności', html`<p>Wróć do sklepu.</p>`);
    const { amount, currency, description, outcome, returnUrl } = payment;
    const sum = formatAmount(amount, currency);
    if (outcome !== 'open') {
      return sendPage(
        reply,
        ENDED[outcome],
        html`<div class="pay"><p>${description} · ${sum}</p><p><a href="${returnUrl}">Wróć do sklepu</a></p></div>`,
      );
    }
    return sendPage(
      reply,
      `Zapłać ${sum}`,
      html`<div class="pay"><p>${description}<small>w miejsce strony ${titleOfProvider(provider)}</small></p>
<form method="post" action="${paymentRegistry.pathOf(provider, id)}"><ul class="people">
<li><button class="first" name="outcome" value="paid">Zapłać ${sum}<small>sklep dostaje powiadomienie</small></button></li>
<li><button name="outcome" value="declined">Odrzuć<small>bank odmawia</small></button></li>
<li><button name="outcome" value="expired">Pozwól wygasnąć<small>czas minął</small></button></li>
</ul></form>
<p><a href="${returnUrl}">Wróć do sklepu bez płacenia</a>, albo po prostu zamknij tę kartę.</p></div>`,
    );
  });

  app.post<PayRoute>('/platnosc/:provider/:id', async ({ params: { provider, id }, body }, reply) => {
    const outcome = OUTCOMES.find((each) => each === body?.outcome);
    const payment = outcome && paymentRegistry.settle(provider, id, outcome);
    if (!payment) return sendPage(reply.status(404), 'Nie ma takiej płatności', html`<p>Wróć do sklepu.</p>`);
    return reply.redirect(payment.returnUrl, 303);
  });
}

/** An amount of minor units as people read it: `1 234,50 zł`. */
function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('pl', { style: 'currency', currency, useGrouping: 'always' }).format(amount / 100);
}
