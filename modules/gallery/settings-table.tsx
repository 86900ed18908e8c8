import { type Driver, findDefinition } from '@witryna/module-schemas';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every setting of a module with its rules, one below the other, and the schema as it is. */
export function SettingsTable({ driver }: { readonly driver: Driver }) {
  const definition = findDefinition(driver);
  if (!definition) return null;
  const { slots = {} } = definition;
  const settings: unknown = definition.settings;
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Ustawienia</h2>
      <table>
        <thead>
          <tr>
            {['Pole', 'Nazwa', 'Rodzaj', 'Reguły', 'Domyślnie'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isNode(settings) ? rowsOf(settings, '') : []).map(({ path, title, kind, rules, preset }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{title}</td>
              <td>{kind}</td>
              <td>{rules}</td>
              <td>{preset}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Object.entries(slots).map(([name, { title, accepts, max }]) => (
        <p key={name}>
          Miejsce <code>{name}</code> „{title}”: {accepts?.join(', ') ?? 'każdy moduł'}
          {max !== undefined && `, najwyżej ${max}`}
        </p>
      ))}
      <details>
        <summary>Schemat (JSON)</summary>
        <pre>{JSON.stringify(settings, null, 2)}</pre>
      </details>
    </section>
  );
}

interface Row {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly rules: string;
  readonly preset: string;
}

/** The fields of an object, those of objects and lists in them following with the path before their name. */
function rowsOf(schema: Node, before: string): Row[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const own = isNode(schema.properties) ? schema.properties : {};
  const fields = Object.entries(own).flatMap(([name, field]) => {
    if (!isNode(field)) return [];
    const path = `${before}${name}`;
    return [rowOf(path, field, required.includes(name)), ...rowsBelow(field, path)];
  });
  const forms: readonly unknown[] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return fields.concat(
    forms.flatMap((form, place) => (isNode(form) ? rowsOf(form, `${before}${formName(form, place)}.`) : [])),
  );
}

function rowsBelow(field: Node, path: string): Row[] {
  return isNode(field.items) ? rowsOf(field.items, `${path}[].`) : rowsOf(field, `${path}.`);
}

/** A form of a choice is known by the constant that it has. */
function formName(form: Node, place: number): string {
  const properties = isNode(form.properties) ? Object.values(form.properties) : [];
  const constant = properties.find((property) => isNode(property) && typeof property.const === 'string');
  return isNode(constant) ? String(constant.const) : String(place);
}

const RULES = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'x-reference'];

function rowOf(path: string, field: Node, isRequired: boolean): Row {
  const values = Array.isArray(field.enum) ? [field.enum.join(' | ')] : [];
  const rules = RULES.flatMap((rule) => (field[rule] === undefined ? [] : [`${rule} ${field[rule]}`]));
  return {
    path,
    title: typeof field.title === 'string' ? field.title : '',
    kind: String(field.type ?? (field.const === undefined ? '' : field.const)),
    rules: [...(isRequired ? ['wymagane'] : []), ...values, ...rules].join(', '),
    preset: field.default === undefined ? '' : JSON.stringify(field.default),
  };
}
