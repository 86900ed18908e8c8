import type { Db } from '../../registry-server/src/database/dialects.ts';
import { engineOf } from '../../registry-server/src/database/engine.ts';
import { runStatement } from '../../registry-server/src/testing/run-statement.ts';
import { WHOLE_SHOP } from './filtered-lists.ts';
import { ADJECTIVES, createRandom, INGREDIENTS, KINDS, randomTexts, randomWords } from './random-words.ts';

export const BRANDS = 200;
const LINES = 500;
const SECTIONS = 10;
const WORDS = 30_000;
const PARAGRAPHS = 3_000;
const PARAGRAPH_WORDS = 30;
const MOST = 100_000;
const ROWS_AT_ONCE = 500;
const SKINS = ['dry', 'normal', 'combination', 'oily', 'sensitive'];

type Run = (statement: string) => Promise<void>;

/** Fills an empty catalogue with products of two variants each, by a few statements. */
export async function fillCatalogue(db: Db, products: number): Promise<void> {
  const json = (text: string) => (engineOf(db) === 'postgres' ? `(${text})::jsonb` : text);
  const at = engineOf(db) === 'postgres' ? `now()` : `'2026-11-01T00:00:00.000Z'`;
  // Filling takes longer than the statement time-out of requests.
  const patience = engineOf(db) === 'postgres' ? 'set statement_timeout = 0; ' : '';
  const run = (statement: string) => runStatement(db, patience + statement);
  await fillWords(run);
  await run(
    `insert into brand (code, name) select 'marka-' || i, 'Marka ' || i from bench_number where i <= ${BRANDS}`,
  );
  await run(
    `insert into product_line (code, name, theme) select 'linia-' || i, 'Linia ' || i, 'default' from bench_number where i <= ${LINES}`,
  );
  await fillCategories(run);
  await run(`
    insert into product (sku, "urlKey", name, "nameKey", summary, "brandId", "lineId", position, flags, texts, "taxClass", "createdAt", "updatedAt")
    select 'P-' || n.i, 'produkt-' || n.i, kind.word || ' ' || adjective.word || ' z ' || ingredient.word,
      lower(kind.word || ' ' || adjective.word || ' z ' || ingredient.word), summary.word,
      (n.i * 7) % ${BRANDS} + 1, (n.i * 11) % ${LINES} + 1, n.i % 1000,
      ${json(`case n.i % 4 when 0 then '{"isNew":true}' when 1 then '{"isBestseller":true,"isSale":true}' else '{}' end`)},
      ${json(`'{"description":["' || first.word || '","' || second.word || '"],"benefits":[],"usage":[],"inci":[],"skinType":["' || skin.word || '"],"certifications":["vegan"],"application":"day","warnings":[],"complementary":[]}'`)},
      23, ${at}, ${at}
    from bench_number n
    join bench_word kind on kind.list = 'kind' and kind.i = n.i % ${KINDS.length}
    join bench_word adjective on adjective.list = 'adjective' and adjective.i = (n.i / 20) % ${ADJECTIVES.length}
    join bench_word ingredient on ingredient.list = 'ingredient' and ingredient.i = (n.i * 13) % ${INGREDIENTS.length}
    join bench_word summary on summary.list = 'text' and summary.i = (n.i * 17) % ${PARAGRAPHS}
    join bench_word first on first.list = 'text' and first.i = (n.i * 31 + 1) % ${PARAGRAPHS}
    join bench_word second on second.list = 'text' and second.i = (n.i * 37 + 2) % ${PARAGRAPHS}
    join bench_word skin on skin.list = 'skin' and skin.i = n.i % ${SKINS.length}
    where n.i <= ${products} order by n.i`);
  await run(`
    insert into product_variant ("productId", sku, position, size, colour, ean)
    select id, sku || '-' || v.i, v.i,
      ${json(`'{"value":' || ((id % 12 + v.i) * 10) || ',"unit":"ml"}'`)},
      ${json(`'{"code":"kolor-' || ((id * 3 + v.i) % 150) || '","label":"Kolor ' || ((id * 3 + v.i) % 150) || '","hex":"#aabbcc"}'`)},
      cast(5900000000000 + id * 10 + v.i as text)
    from product join bench_number v on v.i <= 2 order by id, v.i`);
  await run(`
    insert into product_price ("variantId", currency, regular, special, lowest30)
    select variant.id, currency.code, (variant.id * 7919 % 30000 + 990), case when variant.id % 5 = 0 then (variant.id * 7919 % 30000 + 990) / 2 end,
      case when variant.id % 5 = 0 then variant.id * 7919 % 30000 + 990 end
    from product_variant variant join (select 'PLN' as code union all select 'EUR') as currency on 1 = 1`);
  await run(`insert into stock ("variantId", sellable) select id, id % 7 from product_variant`);
  await run(`
    insert into product_category ("categoryId", "productId", "isDirect", position, "nameKey", "createdAt")
    select category.id, product.id, category.path like '%/%/%', product.position, product."nameKey", product."createdAt"
    from product
    join bench_word leaf on leaf.list = 'leaf' and leaf.i = (product.id * 13) % 400
    join category on category.path = leaf.word or leaf.word like category.path || '/%'`);
  await run(`insert into category (path, "parentId", name, position) values ('${WHOLE_SHOP}', null, 'Cały sklep', 99)`);
  await run(`
    insert into product_category ("categoryId", "productId", "isDirect", position, "nameKey", "createdAt")
    select category.id, product.id, true, product.position, product."nameKey", product."createdAt"
    from product join category on category.path = '${WHOLE_SHOP}'`);
  await run(`drop table bench_word`);
  await run(`drop table bench_number`);
  await run('analyze');
}

/** Ten sections of ten categories with four below each. */
async function fillCategories(run: Run): Promise<void> {
  const insert = (from: string) => run(`insert into category (path, "parentId", name, position) ${from}`);
  await insert(`select 'dzial-' || i, null, 'Dział ' || i, i from bench_number where i <= ${SECTIONS}`);
  await insert(
    `select parent.path || '/grupa-' || i, parent.id, 'Grupa ' || i, i from category parent join bench_number on i <= 10`,
  );
  await insert(
    `select parent.path || '/rodzaj-' || i, parent.id, 'Rodzaj ' || i, i from category parent join bench_number on i <= 4 where parent.path like '%/%'`,
  );
  await run(
    `insert into bench_word (list, i, word) select 'leaf', row_number() over (order by id) - 1, path from category where path like '%/%/%'`,
  );
}

async function fillWords(run: Run): Promise<void> {
  const random = createRandom(2026);
  const texts = randomTexts(PARAGRAPHS, PARAGRAPH_WORDS, randomWords(WORDS, random), random);
  const lists = { kind: KINDS, adjective: ADJECTIVES, ingredient: INGREDIENTS, skin: SKINS, text: texts };
  await run('create table bench_number (i integer primary key)');
  await run(
    `insert into bench_number
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MOST}) select i from n`,
  );
  await run('create table bench_word (list text, i integer, word text, primary key (list, i))');
  for (const [list, words] of Object.entries(lists)) {
    for (let start = 0; start < words.length; start += ROWS_AT_ONCE) {
      const rows = words.slice(start, start + ROWS_AT_ONCE).map((word, at) => `('${list}', ${start + at}, '${word}')`);
      await run(`insert into bench_word (list, i, word) values ${rows.join(', ')}`);
    }
  }
}
