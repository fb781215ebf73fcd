/** Patterns by which most ids name their environment. */
const environmentNames: Readonly<Record<string, RegExp>> = {
  test: /te?st/i,
  homolog: /hml|homol/i,
  production: /pro?d/i,
};

/** Whether a plan id, or a part of it, names the environment. */
export function isNamedAfter(planId: string, environment: string): boolean {
  return environmentNames[environment]?.test(planId) ?? false;
}
