/** A box that stands out from the page. */
export const raised = `
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
`;
