import type { BrandSubject, SharedSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import type { Area } from '../../schemas/generated/types';

/** Answers as typed, by the key of their question. */
export type DraftAnswers = Record<string, string | undefined>;

type Words = Readonly<Record<AuthorLanguage, string>>;

export interface BrandQuestion {
  /** The option that answers it on the command line, or for a part of a plan its type and part. */
  key: string;
  ask: Words;
  /** Source of the answer. */
  hint: Words;
  /** Text of `--help`, if it differs from the hint. */
  help?: Words;
  /** Default for an empty answer, or when nobody can be asked. An empty one leaves the answer for later. */
  fallback?: (answers: Readonly<DraftAnswers>) => string | undefined;
  /** Why an answer is invalid. */
  findProblem: (answer: string, context: QuestionContext, answers: Readonly<DraftAnswers>) => string | undefined;
}

/** Context for validating an answer. */
export interface QuestionContext {
  cwd: string;
  area: Area;
  language: AuthorLanguage;
  /** Undefined when a shared file has mistakes. */
  shared: SharedSubject | undefined;
  /** The other brands. */
  brands: readonly BrandSubject[];
}
