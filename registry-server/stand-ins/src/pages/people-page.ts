import type { FastifyReply } from 'fastify';
import { DEMO_PEOPLE, nameOf } from '../demo-people.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

interface PeoplePage {
  readonly title: string;
  /** Where the choice is sent. */
  readonly action: string;
  /** Sent along with the choice. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The page of a sign-in provider: choose who you are, or go back. */
export function sendPeoplePage(reply: FastifyReply, { title, action, fields = {} }: PeoplePage): FastifyReply {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const people = DEMO_PEOPLE.map(
    (person) =>
      html`<li><button name="person" value="${person.id}">${nameOf(person)}<small>${person.email ?? 'brak adresu e-mail'} · ${person.remark}</small></button></li>`,
  );
  return sendPage(
    reply,
    title,
    html`<p>Wybierz osobę, jako która chcesz się zalogować.</p>
<form method="post" action="${action}">${hidden}<ul class="people">${people}<li><button name="person" value="">Anuluj<small>wróć do sklepu bez logowania</small></button></li></ul></form>`,
  );
}
