/** Flags of a visit of one brand: answered once, kept until the purchase ends or a day has passed. */
export interface FlagVisit {
  /** Anonymous random id. */
  id: string;
  /** Time of the first answer, in seconds since 1970. */
  since: number;
  answers: Readonly<Record<string, boolean>>;
}

/** Lifetime of a visit's flags, in seconds. */
const lifetime = 24 * 60 * 60;

/** Most flags in a cookie. More are evaluated at each page. */
const mostAnswers = 40;

const grammar = /^([\w-]{16})\.([0-9a-z]{5,8})((?:\.[a-z0-9-]{1,64}:[01]){1,40})$/;

/** Brands may share a host, and a buyer may be about to buy from two. */
function nameOf(brandId: string): string {
  return `__Host-flags-${brandId}`;
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/**
 * Reads the flags of a brand's visit; undefined when there are none, or the cookie has another shape or age. Nothing
 * signs it: a buyer can switch a flag for themselves.
 *
 * @param now in seconds since 1970
 */
export function readFlagVisit(
  cookies: Partial<Record<string, string>>,
  brandId: string,
  now: number,
): FlagVisit | undefined {
  const [, id = '', written = '', listed = ''] = grammar.exec(cookies[nameOf(brandId)] ?? '') ?? [];
  const since = Number.parseInt(written, 36);
  if (id === '' || since > now || now - since >= lifetime) return undefined;
  const answers = listed
    .slice(1)
    .split('.')
    .map((answer) => answer.split(':') as [string, string]);
  return { id, since, answers: Object.fromEntries(answers.map(([flag, value]) => [flag, value === '1'])) };
}

/** Set-Cookie value that keeps a visit's flags for the rest of its day. */
export function buildFlagCookie(brandId: string, { id, since, answers }: FlagVisit, now: number): string {
  const listed = Object.entries(answers)
    .slice(0, mostAnswers)
    .map(([flag, isOn]) => `.${flag}:${isOn ? 1 : 0}`);
  const value = `${id}.${since.toString(36)}${listed.join('')}`;
  return `${nameOf(brandId)}=${value}; ${attributes}; Max-Age=${since + lifetime - now}`;
}

/** Set-Cookie value that forgets a visit's flags. */
export function buildEndedFlagCookie(brandId: string): string {
  return `${nameOf(brandId)}=; ${attributes}; Max-Age=0`;
}
