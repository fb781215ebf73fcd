/** Words by which most ids name their environment. */
const environmentNames: Readonly<Record<string, RegExp>> = {
  test: /te?ste?/i,
  homolog: /hml|homol(?:og(?:a[cç][aã]o)?)?/i,
  production: /pro?d(?:u[cç][aã]o|uction)?/i,
};

/** The word in a plan id that names the environment. */
export function findNameIn(planId: string, environment: string): string | undefined {
  return environmentNames[environment]?.exec(planId)?.[0];
}

/** Whether a plan id names the environment. */
export function isNamedAfter(planId: string, environment: string): boolean {
  return findNameIn(planId, environment) !== undefined;
}
