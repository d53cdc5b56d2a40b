import { describe, expect, it } from 'vitest';
import document from '$resources/server/web/http/openapi.json';
import types from '../../net/api.gen.ts?raw';
import { buildReference, type OpenApi } from './apiReference';

describe('buildReference', () => {
  const { groups, messages } = buildReference(document as unknown as OpenApi);
  const calls = groups.flatMap((group) => group.calls);

  it('lists every call once, with examples of request and response', () => {
    const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.map((each) => each.address).sort()).toEqual(paths.sort());
    for (const { requestExample, responseExample, responseType, address } of calls) {
      expect(requestExample, address).not.toContain('{id}');
      expect(JSON.parse(responseExample), address).toBeTypeOf('object');
      expect(responseType, address).not.toBe('');
    }
  });

  it('shows routes with the same response the same example', () => {
    const example = (address: string) => calls.find((each) => each.address === address)?.responseExample;
    expect(example('POST /api/tables/{id}/move')).toContain('"seats"');
    expect(example('POST /api/tables/{id}/move')).toBe(example('GET /api/tables/{id}'));
  });

  it('keeps examples out of the types', () => {
    expect(types).toContain('interface components');
    expect(types).not.toMatch(/@example|examples: \{/);
  });

  it('lists the parameters of a call with their types', () => {
    const inputs = (address: string) => calls.find((each) => each.address === address)?.parameters ?? [];
    expect(inputs('POST /api/tables/{id}/move').map(({ name, type, required }) => [name, type, required])).toEqual([
      ['number', 'integer', true],
      ['move', 'string', true],
    ]);
    expect(inputs('POST /api/my/people').find((each) => each.name === 'kind')?.type).toBe('follow | block | mute');
    expect(inputs('POST /api/tables').find((each) => each.name === 'seats')?.type).toBe('NewSeat[]');
    expect(
      inputs('POST /api/my/notices')
        .filter((each) => each.name === 'kind')
        .map((each) => each.type),
    ).toEqual(['push', 'mail', 'webhook']);
  });

  it('lists the WebSocket messages with examples', () => {
    const [taken, sent] = messages;
    expect(taken?.messages.find((each) => each.type === 'chat')).toMatchObject({
      description: 'or say, its older name',
      fields: 'table, text, invitation?, ref?',
    });
    expect(taken?.messages.map((each) => each.type)).toContain('take-back');
    expect(taken?.messages.map((each) => each.type)).toContain('answer-undo');
    expect(sent?.messages.map((each) => each.type)).toContain('undo-asked');
    for (const { type, text } of messages.flatMap((side) => side.messages)) {
      expect(JSON.parse(text)).toMatchObject({ type });
    }
  });
});
