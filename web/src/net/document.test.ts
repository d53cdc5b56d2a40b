import { describe, expect, it } from 'vitest';
import document from '../../../server/src/main/resources/org/merlon/server/web/openapi.json';
import { arrange, type OpenApi } from './document';

describe('the description of the server', () => {
  const { groups, messages } = arrange(document as unknown as OpenApi);
  const calls = groups.flatMap((group) => group.calls);

  it('shows every call once, with an example of question and answer', () => {
    const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.map((each) => each.address).sort()).toEqual(paths.sort());
    const asked = calls.filter((each) => !['POST /api/my/notices', 'POST /api/recover/link'].includes(each.address)); // they need the world outside
    for (const { ask, told, answer, address } of asked) {
      expect(ask, address).not.toContain('{id}');
      expect(JSON.parse(told), address).toBeTypeOf('object');
      expect(answer, address).not.toBe('');
    }
  });

  it('lists what is said over the WebSocket, each with an example', () => {
    const [taken, sent] = messages;
    expect(taken?.messages.map((each) => each.type)).toContain('answer-undo');
    expect(sent?.messages.map((each) => each.type)).toContain('undo-asked');
    for (const { type, text } of messages.flatMap((side) => side.messages)) {
      expect(JSON.parse(text)).toMatchObject({ type });
    }
  });
});
