import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { PaymentContext } from './provider-stand-in.ts';
import { titleOfProvider } from './provider-titles.ts';
import { SCENARIO_CHOICES } from './scenario.ts';

type ScenarioRoute = { Params: { provider: string }; Body: Record<string, unknown> | undefined };

/** Scenario for people at `/platnosci` and for tests at `/api/platnosci/:provider`. */
export function scenarioRoutes(app: FastifyInstance, { scenarios, notifications }: PaymentContext): void {
  app.get('/platnosci', async (_request, reply) =>
    sendPage(
      reply,
      'Operatorzy płatności',
      html`<p>Jak mają się zachowywać zastępczy operatorzy.</p>${scenarios.providers().map((provider) => {
        const state = scenarios.of(provider);
        return html`<h2>${titleOfProvider(provider)}</h2><form class="scenario" method="post" action="/platnosci/${provider}">
${Object.entries(SCENARIO_CHOICES).map(
  ([name, choices]) =>
    html`<p><label>${LABELS[name as keyof typeof LABELS]} <select name="${name}">${Object.entries(choices).map(
      ([value, label]) =>
        html`<option value="${value}"${state[name as keyof typeof SCENARIO_CHOICES] === value ? html` selected` : ''}>${label}</option>`,
    )}</select></label></p>`,
)}
<p><label>Zwłoka odpowiedzi w ms <input name="slowMs" inputmode="numeric" value="${state.slowMs}"></label></p>
<p><label>Spóźnienie powiadomień w ms <input name="lateMs" inputmode="numeric" value="${state.lateMs}"></label></p>
<button>Ustaw</button></form>`;
      })}`,
    ),
  );

  app.post<ScenarioRoute>('/platnosci/:provider', async ({ params, body }, reply) => {
    if (scenarios.providers().includes(params.provider)) scenarios.change(params.provider, body ?? {});
    return reply.redirect('/platnosci', 303);
  });

  app.put<ScenarioRoute>('/api/platnosci/:provider', async ({ params, body }) =>
    scenarios.change(params.provider, body ?? {}),
  );

  app.get<ScenarioRoute>('/api/platnosci/:provider/powiadomienia', async ({ params }) => ({
    items: notifications.list(params.provider).map(({ id, body, answers }) => ({ id, body, answers })),
  }));

  app.post<{ Params: { id: string } }>('/api/platnosci/powiadomienia/:id', async ({ params }, reply) => {
    const status = await notifications.resend(Number(params.id));
    return status === undefined ? reply.status(404).send({}) : { status };
  });
}

const LABELS = { answers: 'Odpowiedzi', notices: 'Powiadomienia', forges: 'Treść powiadomień' } as const;
