import { say } from '../words';
import { Refused } from './api';

/** The server's description of itself (OpenAPI), as far as a page shows it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: string;
  enum?: string[];
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema & { description?: string }>;
  required?: string[];
}

interface Content {
  content: { 'application/json': { schema: Schema; example?: unknown } };
}

interface Operation {
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; description: string; schema: Schema }[];
  requestBody?: Content;
  responses: { 200: Content };
  security: object[];
  'x-path'?: string;
}

export interface OpenApi {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-websocket': {
    sent: Schema;
    taken: Schema;
    'x-sent'?: Record<string, unknown>;
    'x-taken'?: Record<string, unknown>;
  };
}

export interface Input {
  name: string;
  type: string;
  required: boolean;
  about: string;
}

export interface Call {
  address: string;
  method: string;
  path: string;
  summary: string;
  /** Whether everybody may ask. */
  open: boolean;
  /** What the answer is called. */
  answer: string;
  inputs: Input[];
  /** An example of the question, and of its answer. */
  ask: string;
  told: string;
}

export interface Described {
  groups: { name: string; about: string; calls: Call[] }[];
  messages: { name: 'sent' | 'taken'; messages: { type: string; about: string; fields: string; text: string }[] }[];
}

const nameOf = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);
type Schemas = Record<string, Schema>;

/** What a schema is that only names another. */
const resolved = (schema: Schema, all: Schemas): Schema => (schema.$ref === undefined ? schema : (all[nameOf(schema)] ?? {}));

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    return nameOf(schema);
  }
  if (schema.items !== undefined) {
    return `${typeOf(schema.items)}[]`;
  }
  return (schema.enum ?? [schema.const ?? schema.type ?? ''].flat()).join(' | ');
}

const shown = (data: unknown): string => JSON.stringify(data, null, 2);

/** The fields of a body; where there are several kinds of it, those of each, one after the other. */
function fields(schema: Schema, all: Schemas): Input[] {
  const { oneOf, properties = {}, required = [] } = resolved(schema, all);
  const own = Object.entries(properties).map(([name, each]) => ({
    name,
    type: typeOf(each),
    required: required.includes(name),
    about: each.description ?? '',
  }));
  return [...own, ...(oneOf ?? []).flatMap((each) => fields(each, all))];
}

function inputs({ parameters, requestBody }: Operation, all: Schemas): Input[] {
  return [
    ...parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema, required: needed, description }) => ({ name, type: typeOf(schema), required: needed, about: description })),
    ...(requestBody === undefined ? [] : fields(requestBody.content['application/json'].schema, all)),
  ];
}

function call(path: string, verb: string, operation: Operation, all: Schemas): Call {
  const method = verb.toUpperCase();
  const answer = operation.responses[200].content['application/json'];
  const sent = operation.requestBody?.content['application/json'].example;
  return {
    address: `${method} ${path}`,
    method,
    path,
    summary: operation.summary,
    open: operation.security.some((each) => Object.keys(each).length === 0),
    answer: nameOf(answer.schema),
    inputs: inputs(operation, all),
    ask: `${method} ${operation['x-path'] ?? path}${sent === undefined ? '' : `\n\n${shown(sent)}`}`,
    told: shown(answer.example) ?? '',
  };
}

/** The description in the order in which people read it. */
export function arrange({ tags, paths, components, 'x-websocket': socket }: OpenApi): Described {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => ({ tag: operation.tags[0], call: call(path, verb, operation, components.schemas) })),
  );
  const side = (name: 'sent' | 'taken', union: Schema, examples: Record<string, unknown> = {}) => ({
    name,
    messages: (components.schemas[nameOf(union)]?.oneOf ?? []).map((each) => {
      const { properties = {}, required = [] } = components.schemas[nameOf(each)] ?? {};
      const { const: type = '', description: about = '' } = properties['type'] ?? {};
      const fields = Object.keys(properties).filter((field) => field !== 'type');
      return {
        type,
        about,
        fields: fields.map((field) => (required.includes(field) ? field : `${field}?`)).join(', '),
        text: shown(examples[type]),
      };
    }),
  });
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      about: description,
      calls: all.filter(({ tag }) => tag === name).map((each) => each.call),
    })),
    messages: [side('taken', socket.taken, socket['x-taken']), side('sent', socket.sent, socket['x-sent'])],
  };
}

export async function described(): Promise<Described> {
  const response = await fetch('/api/openapi.json').catch(() => null);
  if (!response?.ok) {
    throw new Refused('unavailable', say('house-unreachable'));
  }
  return arrange((await response.json()) as OpenApi);
}
