import { distance } from 'fastest-levenshtein';

/** Domains of most buyers in Brazil and Mozambique. */
const domains = [
  ...['gmail.com', 'hotmail.com', 'hotmail.com.br', 'outlook.com', 'outlook.com.br', 'live.com', 'msn.com'],
  ...['yahoo.com', 'yahoo.com.br', 'icloud.com', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br', 'globo.com'],
];

/** Mistakes in a domain that we still recognize. */
const mostMistakes = 2;

/** Real domains that look like a mistake in another one. */
const real = new Set([
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'me.com',
  'aol.com',
  'hotmail.co',
  'live.com.br',
]);

/** An address with a likely mistake in its domain → the address that was probably meant. */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domains.includes(domain) || real.has(domain)) return undefined;
  // In a short domain two wrong letters already mean another domain.
  const near = domains
    .map((known) => ({ known, mistakes: distance(domain, known) }))
    .filter(({ known, mistakes }) => mistakes <= (known.length < 9 ? 1 : mostMistakes))
    .sort((one, other) => one.mistakes - other.mistakes);
  return near[0] && `${typed.slice(0, at).trim()}@${near[0].known}`;
}
