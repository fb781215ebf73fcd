/** 'Ana Maria Prado' → 'Ana P.' */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? (words[0] ?? '') : `${words[0]} ${last.charAt(0)}.`;
}

/** 'ana@example.com' → 'a•••@example.com' */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(@.*)$/, '$1•••$2');
}
