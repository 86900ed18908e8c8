import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { KNOB_CHOICES } from './knobs.ts';
import type { PaymentFrame } from './payment-frame.ts';
import { titleOfProvider } from './provider-titles.ts';

type KnobRoute = { Params: { provider: string }; Body: Record<string, unknown> | undefined };

/** Knobs for people at `/platnosci` and for tests at `/api/platnosci/:provider`. */
export function knobRoutes(app: FastifyInstance, { knobs, notices }: PaymentFrame): void {
  app.get('/platnosci', async (_request, reply) =>
    sendPage(
      reply,
      'Operatorzy płatności',
      html`<p>Jak mają się zachowywać zastępczy operatorzy.</p>${knobs.providers().map((provider) => {
        const state = knobs.of(provider);
        return html`<h2>${titleOfProvider(provider)}</h2><form class="knobs" method="post" action="/platnosci/${provider}">
${Object.entries(KNOB_CHOICES).map(
  ([name, choices]) =>
    html`<p><label>${LABELS[name as keyof typeof LABELS]} <select name="${name}">${Object.entries(choices).map(
      ([value, label]) =>
        html`<option value="${value}"${state[name as keyof typeof KNOB_CHOICES] === value ? html` selected` : ''}>${label}</option>`,
    )}</select></label></p>`,
)}
<p><label>Zwłoka odpowiedzi w ms <input name="slowMs" inputmode="numeric" value="${state.slowMs}"></label></p>
<p><label>Spóźnienie powiadomień w ms <input name="lateMs" inputmode="numeric" value="${state.lateMs}"></label></p>
<button>Ustaw</button></form>`;
      })}`,
    ),
  );

  app.post<KnobRoute>('/platnosci/:provider', async ({ params, body }, reply) => {
    if (knobs.providers().includes(params.provider)) knobs.turn(params.provider, body ?? {});
    return reply.redirect('/platnosci', 303);
  });

  app.put<KnobRoute>('/api/platnosci/:provider', async ({ params, body }) => knobs.turn(params.provider, body ?? {}));

  app.get<KnobRoute>('/api/platnosci/:provider/powiadomienia', async ({ params }) => ({
    items: notices.list(params.provider).map(({ id, body, answers }) => ({ id, body, answers })),
  }));

  app.post<{ Params: { id: string } }>('/api/platnosci/powiadomienia/:id', async ({ params }, reply) => {
    const status = await notices.resend(Number(params.id));
    return status === undefined ? reply.status(404).send({}) : { status };
  });
}

const LABELS = { answers: 'Odpowiedzi', notices: 'Powiadomienia', forges: 'Treść powiadomień' } as const;
