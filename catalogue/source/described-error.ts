import type { JSONPath } from 'jsonc-parser';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { Params } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';

/** A schema's error as a check tells it. */
export interface DescribedError {
  code: CheckCode;
  path: JSONPath;
  part: 'key' | 'value';
  params: Params;
  fix?: FixIntent | undefined;
}
