/**
 * A line for each page that is not a brand's: of the sandbox unless a backend is named, of the studio where it is on.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string | undefined>>} env that the server is started with
 * @returns {string[]}
 */
export function listToolLinks(origin, { BFF_URL, STUDIO }) {
  return [
    ...(BFF_URL ? [] : [`  Sandbox: payments, codes, numbers to try  ${origin}/sandbox`]),
    ...(STUDIO === 'on' ? [`  Studio: every brand, screen and flow  ${origin}/studio`] : []),
  ];
}
