import type { JSONPath } from 'jsonc-parser';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { Params } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';

/** A schema error in the form that a check reports. */
export interface DescribedError {
  code: CheckCode;
  path: JSONPath;
  part: 'key' | 'value';
  params: Params;
  fix?: FixIntent | undefined;
}
