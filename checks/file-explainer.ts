import type { FileExplainer } from '../catalogue/source/file-explainer';
import { describeSchemaErrors } from './source/describe-schema-errors';
import { describeSyntaxError } from './source/describe-syntax-error';
import { describeWrongSchema } from './source/describe-wrong-schema';

/** How the check explains files: each mistake once, with what is wrong, what is allowed, and a fix where it is safe. */
export const fileExplainer: FileExplainer = {
  explainSyntax: describeSyntaxError,
  explainSchemaErrors: describeSchemaErrors,
  explainWrongSchema: describeWrongSchema,
};
