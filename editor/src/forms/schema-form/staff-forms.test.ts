import { describe, expect, test } from 'vitest';
import { type FormDefinition, propertyOf } from './define-form.ts';
import { kindOf } from './field-kind.ts';

type AnyForm = FormDefinition<Record<string, unknown>, Record<string, unknown>>;

/** Every form for staff: the files that are called `….form.ts`. */
const modules = import.meta.glob<Readonly<Record<string, AnyForm>>>('../../**/*.form.ts', { eager: true });
const forms = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).map(([name, form]) => ({ name, file, form })),
);

test('there are forms', () => {
  expect(forms.length).toBeGreaterThanOrEqual(2);
});

/** Small words that are Polish without a letter that only Polish has. */
const isPolish = (title: string) => /^\p{Lu}/u.test(title) && !/\b(the|of|from|until|name|kind|code)\b/i.test(title);

describe.each(forms)('$name', ({ form }) => {
  const names: readonly string[] = form.fields;

  test('shows every field of its route once, or says that it leaves it alone', () => {
    const known = [...names, ...(form.layout.leftOut ?? [])];
    expect(known.toSorted()).toEqual(Object.keys(form.schema.properties ?? {}).toSorted());
  });

  test.each(names)('calls %s by a Polish title and has a widget for it', (name) => {
    const property = propertyOf(form.schema, name);
    expect(property.title, name).toSatisfy(isPolish);
    expect(kindOf(property)).toBeTruthy();
  });

  test.each(names)('has a Polish title for each choice of %s, and a sentence for its pattern', (name) => {
    const property = propertyOf(form.schema, name);
    for (const choice of (property.enum ?? []) as string[])
      expect(property['x-enumTitles']?.[choice], choice).toSatisfy(isPolish);
    if (property.pattern) expect(property['x-patternMessage']).toSatisfy(isPolish);
  });

  test('needs and hides only fields that it has', () => {
    const { required = [], shownWhen = {}, initial = {} } = form.layout;
    expect(names).toEqual(expect.arrayContaining([...required, ...Object.keys(shownWhen), ...Object.keys(initial)]));
  });
});
