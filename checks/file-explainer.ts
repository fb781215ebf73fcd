import type { FileExplainer } from '../catalogue/source/file-explainer';
import { describeSchemaErrors } from './source/describe-schema-errors';
import { describeSyntaxError } from './source/describe-syntax-error';
import { describeWrongSchema } from './source/describe-wrong-schema';

/** Explains each mistake in a file once: what is wrong, what is allowed, and a safe fix if there is one. */
export const fileExplainer: FileExplainer = {
  explainSyntax: describeSyntaxError,
  explainSchemaErrors: describeSchemaErrors,
  explainWrongSchema: describeWrongSchema,
};
