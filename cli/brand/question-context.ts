import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import type { Area } from '../../schemas/generated/types';
import type { Taken } from './list-taken';

/** Context for validating an answer. */
export interface QuestionContext {
  cwd: string;
  brandId: string;
  area: Area;
  language: AuthorLanguage;
  taken: Taken;
}
