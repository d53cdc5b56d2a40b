import { t } from '../../i18n';
import { ApiError } from '../../net/errors';

/** The parts of the server's OpenAPI description that the page shows. */
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

/** A request or response; routes with the same response share an example. */
interface Content {
  content: { 'application/json': { schema: Schema; example?: unknown; examples?: Record<string, { $ref: string }> } };
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
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
  'x-websocket': {
    sent: Schema;
    taken: Schema;
    'x-sent'?: Record<string, unknown>;
    'x-taken'?: Record<string, unknown>;
  };
}

export interface Parameter {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

export interface ApiCall {
  address: string;
  method: string;
  path: string;
  summary: string;
  /** Whether no session is needed. */
  isPublic: boolean;
  /** The name of the response's schema. */
  responseType: string;
  parameters: Parameter[];
  /** Examples of the request and of the response. */
  requestExample: string;
  responseExample: string;
}

export interface ApiReference {
  groups: { name: string; description: string; calls: ApiCall[] }[];
  messages: { name: 'sent' | 'taken'; messages: { type: string; description: string; fields: string; text: string }[] }[];
}

const nameOf = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);
type Schemas = Record<string, Schema>;

/** Resolves a schema that refers to another one. */
const resolveRef = (schema: Schema, all: Schemas): Schema => (schema.$ref === undefined ? schema : (all[nameOf(schema)] ?? {}));

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    return nameOf(schema);
  }
  if (schema.items !== undefined) {
    return `${typeOf(schema.items)}[]`;
  }
  return (schema.enum ?? [schema.const ?? schema.type ?? ''].flat()).join(' | ');
}

const prettyJson = (data: unknown): string => JSON.stringify(data, null, 2);

/** Lists the fields of a body; for alternatives, the fields of each. */
function fieldsOf(schema: Schema, all: Schemas): Parameter[] {
  const { oneOf, properties = {}, required = [] } = resolveRef(schema, all);
  const direct = Object.entries(properties).map(([name, each]) => ({
    name,
    type: typeOf(each),
    required: required.includes(name),
    description: each.description ?? '',
  }));
  return [...direct, ...(oneOf ?? []).flatMap((each) => fieldsOf(each, all))];
}

function parametersOf({ parameters, requestBody }: Operation, all: Schemas): Parameter[] {
  return [
    ...parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema, required: needed, description }) => ({ name, type: typeOf(schema), required: needed, description })),
    ...(requestBody === undefined ? [] : fieldsOf(requestBody.content['application/json'].schema, all)),
  ];
}

function apiCall(path: string, verb: string, operation: Operation, { schemas: all, examples }: OpenApi['components']): ApiCall {
  const method = verb.toUpperCase();
  const answer = operation.responses[200].content['application/json'];
  const sent = operation.requestBody?.content['application/json'].example;
  return {
    address: `${method} ${path}`,
    method,
    path,
    summary: operation.summary,
    isPublic: operation.security.some((each) => Object.keys(each).length === 0),
    responseType: nameOf(answer.schema),
    parameters: parametersOf(operation, all),
    requestExample: `${method} ${operation['x-path'] ?? path}${sent === undefined ? '' : `\n\n${prettyJson(sent)}`}`,
    responseExample: prettyJson(answer.examples === undefined ? answer.example : examples[nameOf(answer.schema)]?.value) ?? '',
  };
}

/** Converts the description into the structure of the page. */
export function buildReference({ tags, paths, components, 'x-websocket': socket }: OpenApi): ApiReference {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => ({
      tag: operation.tags[0],
      call: apiCall(path, verb, operation, components),
    })),
  );
  const side = (name: 'sent' | 'taken', union: Schema, examples: Record<string, unknown> = {}) => ({
    name,
    messages: (components.schemas[nameOf(union)]?.oneOf ?? []).map((each) => {
      const { properties = {}, required = [] } = components.schemas[nameOf(each)] ?? {};
      const { const: type = '', description = '' } = properties['type'] ?? {};
      const fields = Object.keys(properties).filter((field) => field !== 'type');
      return {
        type,
        description,
        fields: fields.map((field) => (required.includes(field) ? field : `${field}?`)).join(', '),
        text: prettyJson(examples[type]),
      };
    }),
  });
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      calls: all.filter(({ tag }) => tag === name).map((each) => each.call),
    })),
    messages: [side('taken', socket.taken, socket['x-taken']), side('sent', socket.sent, socket['x-sent'])],
  };
}

export async function loadReference(): Promise<ApiReference> {
  const response = await fetch('/api/openapi.json').catch(() => null);
  if (!response?.ok) {
    throw new ApiError('unavailable', t('error-server-unreachable'));
  }
  return buildReference((await response.json()) as OpenApi);
}
