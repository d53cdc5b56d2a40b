import { t } from '../i18n';

/** A refusal by the server, or by whatever answers in its place; the message is for the person who asked. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** The text to show for an error. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : t('error-unexpected'));
