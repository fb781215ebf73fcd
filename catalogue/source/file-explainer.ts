import type { ErrorObject } from '../../schemas/generated/validator';
import type { Fix, Params } from '../findings/config-finding';
import type { DescribedError } from './described-error';
import type { FileKind } from './file-kinds';
import type { Span } from './json-text';
import type { OldKey } from './old-keys';

/** An edit of a text range. */
export type TextFix = Extract<Fix, { kind: 'replace-text' }>;

/** First mistake of invalid JSON. The check `json-syntax` has its texts. */
export interface SyntaxMistake extends Span {
  params: Params & { reason: string };
  fix?: TextFix;
}

/** Data to explain a schema's errors with. */
export interface FailedFile {
  value: unknown;
  text: string;
  /** Path of the file's schema in the project. */
  schema: string;
  /** Old keys that the value has under new names. */
  oldKeys?: readonly OldKey[];
}

/** Explains why a file is invalid. The check needs this; reading does not. */
export interface FileExplainer {
  /** @param isFitting whether the file may hold a value with this text */
  explainSyntax: (text: string, isFitting: (value: unknown, text: string) => boolean) => SyntaxMistake;
  /** @returns one finding per mistake, with the text's paths */
  explainSchemaErrors: (errors: readonly ErrorObject[], file: FailedFile) => DescribedError[];
  /** @param file path in the tree, value, and whether its kind accepts the value */
  explainWrongSchema: (
    kind: FileKind<unknown>,
    file: { file: string; value: unknown; isValid: boolean },
  ) => DescribedError | undefined;
}
