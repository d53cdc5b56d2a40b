import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { t } from '../../i18n';
import { accountApi } from '../../net/api/account';
import { ApiError } from '../../net/errors';
import SignUpPage from './SignUpPage.svelte';

const refusal = (key: string) => new ApiError('refused', t(key as 'error-name-taken'), [key]);

async function signUp(): Promise<void> {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await fireEvent.input(field(t('ui-account-name')), { target: { value: 'Ann' } });
  await fireEvent.input(field(t('ui-account-password')), { target: { value: 'portcullis' } });
  await fireEvent.submit(field(t('ui-account-name')).form!);
}

describe('SignUpPage', () => {
  beforeEach(() => {
    app.me = { name: null, kind: 'guest' };
    vi.spyOn(app, 'ensureSession').mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    ['error-name-taken', 'ui-account-name'],
    ['error-password-too-common', 'ui-account-password'],
  ] as const)('shows %s at its field, announces it and moves the focus there', async (key, label) => {
    vi.spyOn(accountApi, 'register').mockRejectedValue(refusal(key));
    render(SignUpPage);
    await signUp();
    expect((await screen.findByRole('alert')).textContent).toBe(t(key));
    const field = screen.getByLabelText(t(label));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('alert').id);
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it('shows other refusals below the fields', async () => {
    vi.spyOn(accountApi, 'register').mockRejectedValue(refusal('error-already-signed-up'));
    render(SignUpPage);
    await signUp();
    expect((await screen.findByRole('alert')).textContent).toBe(t('error-already-signed-up'));
    expect(screen.getByLabelText(t('ui-account-name')).getAttribute('aria-invalid')).toBe('false');
  });
});
