import type { MeasuredShop, RegistryAnswer } from '../support/measured-shop.ts';
import { typicalPage } from '../support/typical-page.ts';
import { TEXT_PAGE } from './measured-pages.ts';

/** Publishes the measured page that has no picture. */
export async function publishTextPage({ staff, answerOf }: MeasuredShop): Promise<void> {
  const { page, version } = await staff.call<{ page: { id: number }; version: number }>('POST', '/staff/pages', {
    type: 'page',
    title: 'Pomiar',
    urlPath: TEXT_PAGE,
    document: textPage(await answerOf('/')),
  });
  await staff.call('POST', `/staff/pages/${page.id}/publish`, { version });
}

/** Twenty-five modules of which only the header has behaviour: header and footer of the home page, headings and texts. */
function textPage({ data: home }: RegistryAnswer): object {
  const { containers: modules, ...rest } = typicalPage('Pomiar');
  const top = home.slots.top.flatMap((id) => home.containers[id] ?? []);
  const bottom = home.slots.bottom.flatMap((id) => home.containers[id] ?? []);
  const main = modules.slice(top.length + bottom.length).map(({ driver, settings }, index) => {
    const level = index === 0 ? { level: 'H1' } : {};
    return {
      id: `m${index}`,
      driver,
      version: 1,
      settings: driver === 'heading' ? { ...settings, ...level } : settings,
    };
  });
  return {
    ...rest,
    properties: { meta: { description: 'Strona z samym tekstem, na której mierzymy pierwszy widok.' } },
    contentProperties: {},
    slots: {
      top: top.map(({ id }) => id),
      main: main.map(({ id }) => id),
      bottom: bottom.map(({ id }) => id),
    },
    containers: Object.fromEntries([...top, ...main, ...bottom].map((placed) => [placed.id, placed])),
  };
}
