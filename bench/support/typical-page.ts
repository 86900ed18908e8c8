/** Typical shop text, long enough that twenty-five modules are about 20 KB. */
const TEXT =
  'Len rośnie sto dni. Przez ten czas zbiera to, co potem oddaje skórze: olej bogaty w kwasy, śluz, który łagodzi, i spokój pola. ';

const paragraph = (repeats: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: TEXT.repeat(repeats).trim() }] }],
});

const heading = (index: number) => ({ driver: 'heading', settings: { text: `Rozdział ${index}: o lnie i róży` } });
const text = () => ({ driver: 'text', settings: { content: paragraph(8) } });

/** A content page of 25 modules, about 20 KB on the wire. */
export function typicalPage(title: string) {
  const modules = Array.from({ length: 25 }, (_, index) => (index % 3 === 0 ? heading(index) : text()));
  return { type: 'page', title, theme: 'default', containers: modules };
}
