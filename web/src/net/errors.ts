import { t } from '../i18n';

/** A refusal by the server, or by whatever answers in its place; the message is for the person who asked. */
export class ApiError extends Error {
  /** @param keys the keys of the messages that the reason consists of, as far as they are known */
  constructor(
    readonly code: string,
    reason: string,
    readonly keys: readonly string[] = [],
  ) {
    super(reason);
  }
}

/** The text to show for an error. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : t('error-unexpected'));
