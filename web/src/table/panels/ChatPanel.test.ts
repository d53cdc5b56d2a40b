import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import type { TableSession } from '../store/session.svelte';
import ChatPanel from './ChatPanel.svelte';

describe('ChatPanel', () => {
  afterEach(cleanup);

  it('keeps a message that was not sent, and says why', async () => {
    let answer: string | null = 'There is no connection just now.';
    const session = { history: { chat: [] }, sendChat: () => Promise.resolve(answer) } as unknown as TableSession;
    render(ChatPanel, { session, info: { you: [0] } as unknown as TableInfo });
    const field = screen.getByLabelText<HTMLInputElement>('Message');
    await fireEvent.input(field, { target: { value: 'hello' } });
    await fireEvent.submit(field.form!);
    expect((await screen.findByRole('alert')).textContent).toContain('This message was not sent. There is no connection');
    expect(field.value).toBe('hello');
    answer = null;
    await fireEvent.submit(field.form!);
    await expect.poll(() => field.value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
