import { ApiError, errorMessage } from '../../net/errors';

/** The fields of the account forms that a refusal can be about. */
export type FieldName = 'name' | 'password' | 'new-password' | 'code' | 'mail';

/** The errors of a form at its fields; "form" is an error that is about none of them. */
export type FormErrors = Partial<Record<FieldName | 'form', string>>;

/** The field that a refusal is about, by its message. */
const FIELDS: readonly (readonly [RegExp, FieldName])[] = [
  [/^error-name-/, 'name'],
  [/^error-password-(?!changed)/, 'new-password'],
  [/^error-wrong-(name-or-)?password$/, 'password'],
  [/^error-wrong-recovery-code$/, 'code'],
  [/^error-invalid-email-address$/, 'mail'],
];

/** Returns an error at the field that it is about, if the form has that field. */
export function formErrors(problem: unknown, fields: readonly FieldName[]): FormErrors {
  const keys = problem instanceof ApiError ? problem.keys : [];
  const field = FIELDS.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1];
  return { [field !== undefined && fields.includes(field) ? field : 'form']: errorMessage(problem) };
}
