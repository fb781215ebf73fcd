/**
 * Hides elements in print. Buttons, button-like links, `nav` and `progress` are always hidden (global.styles.ts,
 * button.styles.ts).
 */
export const screenOnly = `
  @media print {
    display: none !important;
  }
`;

/** Shows elements only in print, in place of content for screens. */
export const paperOnly = `
  display: none;

  @media print {
    display: block;
  }
`;
