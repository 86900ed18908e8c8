import type { FastifyInstance } from 'fastify';
import { formatAmount } from '../../src/commerce/format-amount.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { PaymentDesk, PaymentOutcome } from './payment-desk.ts';

type PayRoute = { Params: { provider: string; id: string }; Body: { outcome?: string } };

const OUTCOMES: readonly PaymentOutcome[] = ['paid', 'declined', 'expired'];

/** The page where one pays, declines, lets it expire, goes back, or just closes the tab. */
export function payPage(app: FastifyInstance, desk: PaymentDesk): void {
  app.get<PayRoute>('/platnosc/:provider/:id', async ({ params: { provider, id } }, reply) => {
    const payment = desk.find(provider, id);
    if (!payment) return sendPage(reply.status(404), 'Nie ma takiej płatności', html`<p>Wróć do sklepu.</p>`);
    const { amount, currency, description, outcome, returnUrl } = payment;
    if (outcome !== 'open') {
      return sendPage(reply, 'Płatność zakończona', html`<p><a href="${returnUrl}">Wróć do sklepu</a></p>`);
    }
    return sendPage(
      reply,
      `Płatność zastępcza: ${formatAmount(amount, { currency, language: 'pl' })}`,
      html`<p>${description} · ${provider}</p>
<form method="post" action="${desk.pathOf(provider, id)}"><ul class="people">
<li><button name="outcome" value="paid">Zapłać<small>sklep dostaje powiadomienie</small></button></li>
<li><button name="outcome" value="declined">Odrzuć<small>bank odmawia</small></button></li>
<li><button name="outcome" value="expired">Pozwól wygasnąć<small>czas minął</small></button></li>
</ul></form>
<p><a href="${returnUrl}">Wróć do sklepu bez płacenia</a>, albo po prostu zamknij tę kartę.</p>`,
    );
  });

  app.post<PayRoute>('/platnosc/:provider/:id', async ({ params: { provider, id }, body }, reply) => {
    const outcome = OUTCOMES.find((each) => each === body?.outcome);
    const payment = outcome && desk.settle(provider, id, outcome);
    if (!payment) return sendPage(reply.status(404), 'Nie ma takiej płatności', html`<p>Wróć do sklepu.</p>`);
    return reply.redirect(payment.returnUrl, 303);
  });
}
