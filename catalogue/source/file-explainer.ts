import type { ErrorObject } from '../../schemas/generated/validator';
import type { Fix, Params } from '../findings/config-finding';
import type { DescribedError } from './described-error';
import type { FileKind } from './file-kinds';
import type { Span } from './json-text';
import type { OldKey } from './old-keys';

/** An edit of a span of the text. */
export type TextFix = Extract<Fix, { kind: 'replace-text' }>;

/** The first mistake of a text that is not JSON; the words for it stand with the check `json-syntax`. */
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

/** Explains what is wrong with a file that cannot be used. Reading needs no explanation; checking does. */
export interface FileExplainer {
  /** @param isFitting whether the file may hold a value, and the text that states it */
  explainSyntax: (text: string, isFitting: (value: unknown, text: string) => boolean) => SyntaxMistake;
  /** @returns one finding per mistake, with paths as the text has them */
  explainSchemaErrors: (errors: readonly ErrorObject[], file: FailedFile) => DescribedError[];
  /** @param file its path in the tree, its value, and whether its kind accepts that */
  explainWrongSchema: (
    kind: FileKind<unknown>,
    file: { file: string; value: unknown; isValid: boolean },
  ) => DescribedError | undefined;
}
